import { createContext, type ReactNode, use } from 'react';

export const FOOTER = 'border-t border-line bg-sunken text-[0.9375rem] print:hidden';

/** Given by the server's renderer alone, so that the footer's code stays out of the browser. */
export const FooterContent = createContext<ReactNode>(null);

/** The server's markup is reused, since the links never change. */
const drawn = import.meta.env.SSR ? '' : (document.querySelector('footer')?.innerHTML ?? '');

export function Footer() {
  const content = use(FooterContent);
  return content ? (
    <footer className={FOOTER}>{content}</footer>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already
    <footer className={FOOTER} dangerouslySetInnerHTML={{ __html: drawn }} />
  );
}
