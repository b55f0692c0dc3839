import type { Hazard } from '../../../domain/hazards/hazard.ts';
import { PageLink } from '../../layouts/page-link.tsx';
import { paths } from '../../paths.ts';
import { LevelChip } from './level-chip.tsx';
import * as words from './words/en.ts';

export function HazardLinks({ hazards }: { hazards: readonly Hazard[] }) {
  return (
    <ul aria-label={words.hazards} className="grid grid-cols-1 gap-2">
      {hazards.map(({ id, title, severity, likelihood }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PageLink
            href={paths.hazards({ state: 'all', hazard: id })}
            className="inline-flex min-h-11 items-center text-sky underline underline-offset-4 wrap-anywhere hover:no-underline"
          >
            {title}
          </PageLink>
          <LevelChip severity={severity} likelihood={likelihood} />
        </li>
      ))}
    </ul>
  );
}
