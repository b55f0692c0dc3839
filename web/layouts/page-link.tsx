/** A link to one of our pages that knows how to get there. */
import type { ComponentProps } from 'react';
import { Link, useLocation } from 'wouter';
import { type Page, pageAt } from '../routes.tsx';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string };

const pageOf = (href: string): Page | undefined => pageAt(href.split(/[?#]/)[0] ?? '');

/**
 * Goes on within the browser where this page and the next share their styles; else it is a plain link, and a new
 * document is loaded. The next page's module is fetched as a pointer, finger or focus comes near.
 */
export function PageLink({ href, children, ...rest }: Props) {
  const [path] = useLocation();
  const page = pageOf(href);
  const here = pageAt(path);
  const current = page && page === here ? ({ 'aria-current': 'page' } as const) : {};
  if (!page || !here || page.room !== here.room)
    return (
      <a href={href} {...current} {...rest}>
        {children}
      </a>
    );
  // A failure shows when the page is really opened.
  const preload = () => void page.preload().catch(() => undefined);
  return (
    <Link href={href} onPointerEnter={preload} onTouchStart={preload} onFocus={preload} {...current} {...rest}>
      {children}
    </Link>
  );
}
