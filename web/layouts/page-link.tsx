import { type ComponentProps, useContext } from 'react';
import { Link, useLocation } from 'wouter';
import { pageNameAt, SITE_MAP } from '../../domain/site-map.ts';
import { localised } from '../language/prefix.ts';
import { PreloadContext } from './preload-context.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string;
  /** Passed to the next page in `history.state`. */
  state?: unknown;
};

/** Navigates in the browser if both pages share styles, else loads a document. Preloads on hover, touch or focus. */
export function PageLink({ href, state, children, ...rest }: Props) {
  const [path] = useLocation();
  const preloadPage = useContext(PreloadContext);
  const target = href.split(/[?#]/)[0] ?? '';
  const name = pageNameAt(target);
  const here = pageNameAt(path);
  // A link with a query, such as a filter, leads to another state of its page.
  const current = name && name === here && href === target ? ({ 'aria-current': 'page' } as const) : {};
  if (!name || !here || SITE_MAP[name].group !== SITE_MAP[here].group || SITE_MAP[name].group === 'static')
    return (
      <a href={localised(href)} {...current} {...rest}>
        {children}
      </a>
    );
  const preload = () => preloadPage(target);
  return (
    <Link
      href={href}
      state={state}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
      {...current}
      {...rest}
    >
      {children}
    </Link>
  );
}
