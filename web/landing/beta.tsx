import { Mail } from 'lucide-react';
import { fill } from '../../domain/language/text.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { useSite } from '../components/site.tsx';
import { localised } from '../language/prefix.ts';
import { buttonClass } from '../ui/button.tsx';
import * as words from './words/en.ts';

export function Beta() {
  const { productName, contactEmail } = useSite();
  return (
    <section aria-labelledby="beta" className="mx-auto max-w-6xl px-4 pb-24 sm:px-6 md:pb-32">
      <div className="relative overflow-hidden rounded-card bg-sky-tint px-6 py-14 sm:px-12 md:py-20">
        <svg
          viewBox="0 0 600 320"
          preserveAspectRatio="xMaxYMid slice"
          aria-hidden="true"
          className="absolute inset-y-0 right-0 h-full w-1/2 opacity-40 max-md:hidden"
        >
          {[0, 44, 88, 132, 176].map((down) => (
            <path
              key={down}
              className="air"
              d={`M0 ${130 + down}C150 ${130 + down} 210 ${40 + down} 340 ${30 + down}S520 ${90 + down} 640 ${60 + down}`}
            />
          ))}
        </svg>
        <div className="relative max-w-xl">
          <h2 id="beta" className="text-title">
            {words.beta}
          </h2>
          <p className="mt-4 text-lg">{fill(words.betaText, { product: productName })}</p>
          <div className="mt-9 flex flex-col gap-3 sm:flex-row">
            <a href={localised(SITE_MAP.submit.path)} className={buttonClass('primary', 'lg')}>
              {words.betaSubmit}
            </a>
            <a href={`mailto:${contactEmail}`} className={buttonClass('secondary', 'lg')}>
              <Mail aria-hidden="true" className="size-5" />
              {words.betaJoin}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
