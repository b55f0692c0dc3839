import { Mail } from 'lucide-react';
import { fill } from '../../domain/language/text.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { useSite } from '../components/site.tsx';
import { localised } from '../language/prefix.ts';
import { paths } from '../paths.ts';
import { Logo } from './logo.tsx';
import * as words from './words/en.ts';

const LINKS = [
  { href: SITE_MAP.landing.path, label: words.home },
  { href: SITE_MAP.submit.path, label: words.submitSafetyReport },
  { href: paths.reports(), label: words.publicReports },
  { href: SITE_MAP.briefing.path, label: words.briefing },
  { href: SITE_MAP.follow.path, label: words.followReport },
  { href: SITE_MAP.login.path, label: words.login },
];

const LINK =
  'inline-flex min-h-11 min-w-11 items-center gap-2 text-ink-soft underline-offset-4 hover:text-ink hover:underline';
const HEADING = 'mb-1 text-sm font-semibold text-ink';

export function FooterNavigation() {
  const { productName, contactEmail, siteDomain } = useSite();
  return (
    <>
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:grid-cols-2 sm:px-6 md:grid-cols-[2fr_1fr_1fr]">
        <div className="sm:col-span-2 md:col-span-1">
          <Logo />
          <p className="mt-3 max-w-sm text-ink-soft">{words.purpose}</p>
        </div>
        <nav aria-label={words.footerNavigation}>
          <h2 className={HEADING}>{words.navigation}</h2>
          <ul>
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <a href={localised(href)} className={LINK}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={HEADING}>{words.contact}</h2>
          <a href={`mailto:${contactEmail}`} className={`${LINK} break-all`}>
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            {contactEmail}
          </a>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-6 gap-y-1 px-4 py-5 text-sm text-ink-soft sm:px-6">
          <p>{fill(words.rightsReserved, { product: productName })}</p>
          <p>{siteDomain}</p>
        </div>
      </div>
    </>
  );
}
