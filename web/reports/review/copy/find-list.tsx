/** All finds with reasons, undecided first (C5.4). */
import { useId } from 'react';
import type { Redaction } from '../../../../domain/reports/spans.ts';
import { isLocked, occurrences, putBack, replace } from '../preview/decisions.ts';
import { type Find, findsOf } from '../preview/finds.ts';
import type { PublicPreview } from '../preview/use-preview.ts';
import { FindRow } from './find-row.tsx';
import { ReplaceMore } from './replace-more.tsx';
import * as words from './words/en.ts';

type Props = { preview: PublicPreview; onDecide: (decisions: Redaction[]) => void };

export function FindList({ preview, onDecide }: Props) {
  const id = useId();
  if (!preview.data) return null;
  const finds = findsOf(preview.pieces);
  const decisions = preview.decisions();
  const decideAll = (find: Find, decide: (all: Redaction[], span: Find['spans'][0]) => Redaction[]) =>
    onDecide(preview.inDraft(find.spans).reduce(decide, decisions));
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-base">
        {words.identifyingInformation}
      </h3>
      {finds.length === 0 && <p className="mt-1 text-[0.9375rem] text-ink-soft">{words.nothingFound}</p>}
      <ul className="divide-y divide-line">
        {finds.map((find) => (
          <FindRow
            key={find.key}
            find={find}
            isLocked={preview.inDraft([find.spans[0]]).some((span) => isLocked(decisions, span))}
            onPutBack={() => decideAll(find, putBack)}
            onReplace={(wording) => decideAll(find, (all, span) => replace(all, span, wording))}
          />
        ))}
      </ul>
      <ReplaceMore
        onReplace={(phrase, replacement) => {
          const places = occurrences(preview.draftTexts(), phrase);
          if (places.length > 0) onDecide(places.reduce((all, place) => replace(all, place, replacement), decisions));
          return places.length;
        }}
      />
    </section>
  );
}
