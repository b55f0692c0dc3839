/** Missing fields of the file, with links to them (C13.3). */
import { CircleCheck } from 'lucide-react';
import type { E5xCheck } from '../../../../domain/authority/file/check.ts';
import type { Fact } from '../../../../domain/authority/file/facts.ts';
import { gaps } from '../../../../domain/authority/file/words/en.ts';
import { pluralText } from '../../../../domain/language/text.ts';
import { SITE_MAP } from '../../../../domain/site-map.ts';
import { PageLink } from '../../../layouts/page-link.tsx';
import { type FollowUpField, isFollowUpField } from '../follow-up/state/focus-field.ts';
import * as words from './words/en.ts';

export const factId = (fact: Fact): string => `fact-${fact}`;

function goToFact(fact: string): void {
  const control = document.querySelector<HTMLElement>(`#${factId(fact as Fact)}`);
  const fold = control?.closest('details');
  if (fold) fold.open = true;
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

const LINK = 'inline-flex min-h-11 items-center text-left font-medium text-sky underline underline-offset-4';

type Props = { check: E5xCheck; mayChoose: boolean; onField: (field: FollowUpField) => void };

const gapMessage = (field: string, message: string): string => (gaps as Record<string, string>)[field] ?? message;

export function MissingFields({ check: { ready, missing }, mayChoose, onField }: Props) {
  if (ready)
    return (
      <p role="status" className="flex items-center gap-2 text-[0.9375rem] font-medium text-good">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
        {words.fileIsComplete}
      </p>
    );
  return (
    <div role="status" className="text-[0.9375rem]">
      <p>{pluralText(words.missingForFile, missing.length)}</p>
      <ul className="mt-1 list-disc pl-5 marker:text-ink-soft">
        {missing.map(({ field, message }) => (
          <li key={field}>
            {field !== 'responsibleEntity' ? (
              <button
                type="button"
                className={LINK}
                onClick={() => (isFollowUpField(field) ? onField(field) : goToFact(field))}
              >
                {gapMessage(field, message)}
              </button>
            ) : mayChoose ? (
              <PageLink href={SITE_MAP.settings.path} className={LINK}>
                {words.chooseAuthority}
              </PageLink>
            ) : (
              <span className="inline-flex min-h-11 items-center">{gapMessage(field, message)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
