/** A text in the copy; finds are buttons that put back or replace (C5.4). */

import { fill } from '../../../../domain/language/text.ts';
import { copyText } from '../../../../domain/reports/labels/placeholders.ts';
import type { Span, SpanAction } from '../../../../domain/reports/spans.ts';
import { ACTION_WORDS, kindName } from '../preview/kinds.ts';
import type { Piece } from '../preview/pieces.ts';
import { translateReason } from '../preview/reasons/reasons.ts';
import * as words from './words/en.ts';

/** Undefined while read-only. */
export type Toggle = ((span: Span) => void) | undefined;

const LOOKS: Record<SpanAction, string> = {
  replace: 'bg-serious-tint px-0.5 font-medium text-serious hover:underline',
  suggest:
    'bg-minor-tint px-0.5 text-minor underline decoration-dashed decoration-2 underline-offset-[3px] hover:decoration-solid',
  keep: 'underline decoration-edge decoration-dotted decoration-2 underline-offset-[3px] hover:decoration-solid',
};

export function PublicText({ pieces, toggle }: { pieces: readonly Piece[]; toggle: Toggle }) {
  return (
    <span className="whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece) =>
        piece.span ? (
          <FoundPiece key={piece.start} piece={piece} span={piece.span} toggle={toggle} />
        ) : (
          <span key={piece.start}>{copyText(piece.shown)}</span>
        ),
      )}
    </span>
  );
}

type FoundProps = { piece: Piece; span: Span; toggle: Toggle };

function FoundPiece({ piece: { shown: stored, original }, span, toggle }: FoundProps) {
  const shownText = copyText(stored);
  const { kind, reason, action } = span;
  const why = translateReason(reason);
  const values = { original, kind: kindName(kind), outcome: ACTION_WORDS[action], reason: why };
  const label =
    action === 'replace' ? fill(words.replacedFind, { shown: shownText, ...values }) : fill(words.otherFind, values);
  const act = () => toggle?.(span);
  return (
    // A real button cannot wrap across lines within a sentence.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      role="button"
      tabIndex={0}
      aria-disabled={!toggle}
      aria-label={label}
      title={fill(action === 'replace' ? words.pressToPutBack : words.pressToReplace, { reason: why })}
      onClick={act}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
      }}
      className={`cursor-pointer rounded-[0.25rem] box-decoration-clone ${LOOKS[action]}`}
    >
      {shownText}
    </span>
  );
}
