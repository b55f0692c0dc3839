/** The original text with finds marked by shape, word and colour. */

import { fill } from '../../../../domain/language/text.ts';
import type { DeidentifiedText } from '../../../../domain/reports/public/public-report.ts';
import type { Span, SpanAction } from '../../../../domain/reports/spans.ts';
import { sentDay } from '../../../components/dates.ts';
import { ACTION_WORDS, kindName } from '../preview/kinds.ts';
import type { Piece } from '../preview/pieces.ts';
import { translateReason } from '../preview/reasons/reasons.ts';
import { uncertainKind } from '../preview/words/en.ts';
import * as words from './words/en.ts';

const LOOKS: Record<SpanAction, string> = {
  replace: 'bg-serious-tint px-0.5 text-serious decoration-accent underline decoration-2',
  suggest: 'bg-minor-tint px-0.5 text-minor underline decoration-minor decoration-dashed decoration-2',
  keep: 'bg-transparent text-ink underline decoration-edge decoration-dotted decoration-2',
};

type Props = {
  field: DeidentifiedText;
  text: string;
  /** Missing while the preview loads: nothing is marked. */
  pieces: readonly Piece[] | undefined;
};

/** `data-field`, `data-start` and `data-whole` map a selection to the original (use-selection.ts). */
export function OriginalText({ field, text, pieces }: Props) {
  const stored = pieces ?? [{ start: 0, original: text, span: null }];
  const day = field === 'localDate' && stored.length === 1 ? sentDay(text) : text;
  const isDay = day !== text;
  const shown = isDay ? stored.map((piece) => ({ ...piece, original: day })) : stored;
  return (
    <span data-field={field} data-whole={isDay ? text : undefined} className="whitespace-pre-wrap wrap-anywhere">
      {shown.map(({ start, original, span }) =>
        span ? (
          <MarkedPiece key={start} span={span} original={original} />
        ) : (
          <span key={start} data-start={start}>
            {original}
          </span>
        ),
      )}
    </span>
  );
}

function MarkedPiece({ span, original }: { span: Span; original: string }) {
  const { action } = span;
  const kind = kindName(span.kind);
  const label = action === 'suggest' ? fill(uncertainKind, { kind }) : kind;
  const values = { reason: translateReason(span.reason), outcome: ACTION_WORDS[action] };
  return (
    <span title={fill(words.reasonAndOutcome, values)}>
      <mark
        data-start={span.start}
        className={`rounded-[0.25rem] box-decoration-clone underline-offset-[3px] ${LOOKS[action]}`}
      >
        {original}
      </mark>
      <span className="sr-only select-none"> {fill(words.foundAs, { kind: label, ...values })}</span>
      {/* CSS content, so that it is never part of a selection. */}
      <span
        aria-hidden="true"
        data-label={label}
        className="ml-0.5 align-super text-[0.6875rem] leading-none font-semibold text-ink-soft after:content-[attr(data-label)]"
      />
    </span>
  );
}
