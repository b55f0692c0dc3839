/** The comment, with the copy and its decisions below (C5.4). */
import type { ReactNode } from 'react';
import { fill, wholeNumber } from '../../../../domain/language/text.ts';
import type { Redaction, Span } from '../../../../domain/reports/spans.ts';
import { LONG_TEXT_MAX, LONG_TEXT_NEARLY_FULL } from '../../../../domain/text/limits.ts';
import { TextAreaField } from '../../../ui/field.tsx';
import { FindList } from '../copy/find-list.tsx';
import { PublicCopy } from '../copy/public-copy.tsx';
import { putBack, replace } from '../preview/decisions.ts';
import type { PublicPreview } from '../preview/use-preview.ts';
import * as words from './words/en.ts';

type Props = {
  preview: PublicPreview;
  comment: string;
  onWrite: (text: string) => void;
  headline: ReactNode;
  onDecide: (decisions: Redaction[]) => void;
  notes: ReactNode;
  choices: ReactNode;
};

const hintOf = ({ length }: string): string =>
  length > LONG_TEXT_NEARLY_FULL
    ? fill(words.commentHintNearlyFull, { used: wholeNumber(length), max: wholeNumber(LONG_TEXT_MAX) })
    : words.commentHint;

export function CommentAndCopy({ preview, comment, onWrite, headline, onDecide, notes, choices }: Props) {
  const toggle = (span: Span) => {
    const decide = span.action === 'replace' ? putBack : replace;
    onDecide(decide(preview.decisions(), span));
  };
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-8">
      {/* Sticky while report and copy are side by side, if the screen is tall enough. */}
      <div className="bg-surface low:static lg:sticky lg:-top-6 lg:z-10 lg:-mt-6 lg:-mb-4 lg:pt-6 lg:pb-4">
        <TextAreaField
          id="sms-manager-comment"
          label={words.comment}
          placeholder={words.commentPlaceholder}
          hint={hintOf(comment)}
          value={comment}
          onChange={({ target }) => onWrite(target.value)}
          controlClassName="block min-h-[120px] max-h-[45dvh] lg:max-h-[26dvh] [field-sizing:content]"
        />
      </div>
      {headline}
      <PublicCopy preview={preview} toggle={toggle}>
        {notes}
      </PublicCopy>
      {choices}
      <FindList preview={preview} onDecide={onDecide} />
    </div>
  );
}
