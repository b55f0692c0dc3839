/** A text as it was reported, with everything that was found in it marked: by shape, by a word, and by colour. */
import type { DeidentifiedText } from '../../../../domain/reports/public/public-report.ts';
import type { Span, SpanAction } from '../../../../domain/reports/spans.ts';
import { ACTION_WORDS, kindName } from '../preview/kinds.ts';
import type { Piece } from '../preview/pieces.ts';

const LOOKS: Record<SpanAction, string> = {
  replace: 'bg-serious-tint px-0.5 text-serious decoration-accent underline decoration-2',
  suggest: 'bg-minor-tint px-0.5 text-minor underline decoration-minor decoration-dashed decoration-2',
  keep: 'bg-transparent text-ink underline decoration-edge decoration-dotted decoration-2',
};

type Props = {
  field: DeidentifiedText;
  text: string;
  /** Absent while the preview is on its way: the text stands there unmarked. */
  pieces: readonly Piece[] | undefined;
};

/** `data-field` and `data-start` lead a selection back to its place in the original (use-selection.ts). */
export function OriginalText({ field, text, pieces }: Props) {
  const whole = pieces ?? [{ start: 0, original: text, span: null }];
  return (
    <span data-field={field} className="whitespace-pre-wrap wrap-anywhere">
      {whole.map(({ start, original, span }) =>
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
  const { kind, reason, action } = span;
  const label = action === 'suggest' ? `${kindName(kind)}?` : kindName(kind);
  return (
    <span title={`${reason}: ${ACTION_WORDS[action]}`}>
      <mark
        data-start={span.start}
        className={`rounded-[0.25rem] box-decoration-clone underline-offset-[3px] ${LOOKS[action]}`}
      >
        {original}
      </mark>
      <span className="sr-only select-none">
        {' '}
        ({label}: {reason}, {ACTION_WORDS[action]})
      </span>
      {/* Written by the style sheet, so that it is never part of a selection. */}
      <span
        aria-hidden="true"
        data-label={label}
        className="ml-0.5 align-super text-[0.6875rem] leading-none font-semibold text-ink-soft after:content-[attr(data-label)]"
      />
    </span>
  );
}
