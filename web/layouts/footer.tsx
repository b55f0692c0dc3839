import { createContext, type ReactNode, use } from 'react';

export const FOOTER = 'border-t border-line bg-sunken text-[0.9375rem] print:hidden';

/** Provided only by the server, to keep the footer's code out of the browser. */
export const FooterContent = createContext<ReactNode>(null);

/** Reuses the server's markup, since the links never change. */
const serverMarkup = import.meta.env.SSR ? '' : (document.querySelector('footer')?.innerHTML ?? '');

export function Footer() {
  const content = use(FooterContent);
  return content ? (
    <footer className={FOOTER}>{content}</footer>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup
    <footer className={FOOTER} dangerouslySetInnerHTML={{ __html: serverMarkup }} />
  );
}
