/** The footer of public pages (specification section 2, Shared chrome). */
import { SitePlan } from './site-plan.tsx';

/** How the footer looks, wherever it is drawn. */
export const FOOTER = 'border-t border-line bg-sunken text-[0.9375rem] print:hidden';

/**
 * The footer as the server drew it. It is plain links and never changes, so the browser keeps its markup and is spared
 * its code.
 */
const drawn = import.meta.env.SSR ? '' : (document.querySelector('footer')?.innerHTML ?? '');

/** Navigation, contact, copyright and domain. */
export function Footer() {
  return import.meta.env.SSR ? (
    <footer className={FOOTER}>
      <SitePlan />
    </footer>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already
    <footer className={FOOTER} dangerouslySetInnerHTML={{ __html: drawn }} />
  );
}
