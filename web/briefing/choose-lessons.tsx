/** Briefing filters as plain links, which work without a script (C17.2). */

import type { BriefingFilters } from '../../domain/briefing/briefing.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../domain/language/languages.ts';
import { labelOf } from '../../domain/reports/labels/labels.ts';
import { sortedByLabel } from '../../domain/reports/labels/places.ts';
import { COMMON_FIELDS } from '../../domain/reports/lookups.ts';
import { SITE_MAP } from '../../domain/site-map.ts';
import { localised } from '../language/prefix.ts';
import { queryOf } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import * as words from './words/en.ts';

const GROUPS = [
  { name: 'aircraftCategory', title: words.aircraftCategory, values: COMMON_FIELDS.aircraftCategories, label: labelOf },
  { name: 'operationType', title: words.operationType, values: COMMON_FIELDS.operationTypes, label: labelOf },
  {
    name: 'worldRegion',
    title: words.worldRegion,
    values: sortedByLabel(COMMON_FIELDS.worldRegions),
    label: labelOf,
  },
  {
    name: 'language',
    title: words.writtenIn,
    values: LANGUAGES,
    label: (code: string) => LANGUAGE_NAMES[code as (typeof LANGUAGES)[number]],
  },
] as const;

export const briefingAddress = (filters: Partial<BriefingFilters> = {}): string =>
  localised(SITE_MAP.briefing.path + queryOf(filters));

/** Changing one filter keeps the others. */
export function ChooseLessons({ filters }: { filters: BriefingFilters }) {
  return (
    <details data-menu className="briefing-choose">
      <summary className={buttonClass('quiet', 'md')}>{words.choose}</summary>
      <div className="briefing-choose-panel">
        <div className="briefing-choose-groups">
          <p>
            <a href={briefingAddress()} className="briefing-choose-link">
              {words.allLessons}
            </a>
          </p>
          {GROUPS.map(({ name, title, values, label }) => (
            <section key={name}>
              <h2 className="briefing-choose-title">{title}</h2>
              <ul>
                {values.map((value) => (
                  <li key={value}>
                    <a
                      className="briefing-choose-link"
                      href={briefingAddress({ ...filters, [name]: value })}
                      {...(name === 'language' && { lang: value })}
                      {...(filters[name] === value && { 'aria-current': 'true' as const })}
                    >
                      {label(value)}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </details>
  );
}
