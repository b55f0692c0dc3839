/** The footer of public pages (specification section 2, Shared chrome). */
import { createContext, type ReactNode, use } from 'react';

export const FOOTER = 'border-t border-line bg-sunken text-[0.9375rem] print:hidden';

/** What the footer holds: given by the server's renderer alone, so that the code of the footer stays out of the browser. */
export const FooterContent = createContext<ReactNode>(null);

/** The footer as the server drew it: plain links that never change, so the browser keeps the markup. */
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
