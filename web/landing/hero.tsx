import { ArrowRight, LockKeyhole } from 'lucide-react';
import { fill } from '../../domain/language/text.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { useSite } from '../components/site.tsx';
import { localised } from '../language/prefix.ts';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Scene } from './scene.tsx';
import * as words from './words/en.ts';

export function Hero() {
  const { productName } = useSite();
  return (
    <section className="relative isolate overflow-hidden">
      {/* On a phone the picture is below the text, cropped to the sailplane. */}
      <Scene className="absolute right-[-3.5rem] bottom-0 -z-10 h-[26rem] w-[52rem] md:right-0 md:h-full md:w-full" />
      <div className="mx-auto flex max-w-6xl flex-col px-4 pt-12 pb-[25rem] sm:px-6 md:min-h-[46rem] md:pt-24 md:pb-60">
        <h1 className="max-w-2xl text-display">{words.headline}</h1>
        <p className="mt-6 max-w-lg text-lg text-ink-soft md:text-xl md:leading-relaxed">
          {fill(words.intro, { product: productName })}
        </p>
        <div className="mt-9 flex flex-col gap-3 sm:flex-row">
          <a href={localised(SITE_MAP.submit.path)} className={buttonClass('primary', 'lg')}>
            {words.submitReport}
            <ArrowRight aria-hidden="true" className="size-5" />
          </a>
          <a href={localised(paths.reports())} className={buttonClass('secondary', 'lg')}>
            {words.viewReports}
          </a>
        </div>
        <p className="mt-5 flex items-center gap-2 text-[0.9375rem]">
          <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
          {words.confidential}
        </p>
      </div>
    </section>
  );
}
