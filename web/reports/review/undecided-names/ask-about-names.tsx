/** Asks about undecided possible names before publishing (C5.6, C19.9). */
import { useId, useState } from 'react';
import { fill, pluralText } from '../../../../domain/language/text.ts';
import { REPORT_TEXTS } from '../../../../domain/reports/report.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { quoted } from '../preview/words/en.ts';
import { type Answer, type Answers, countOf } from './answers.ts';
import type { UndecidedName } from './undecided-names.ts';
import * as words from './words/en.ts';

type Props = {
  names: readonly UndecidedName[];
  /** ISO 639-1 code of the report's language. */
  language: string | null;
  onPublish: (answers: Answers) => void;
  /** Returns to the review with the answers so far. */
  onLookAgain: (answers: Answers) => void;
};

/** Focuses the list's first possible name. */
const focusFirstName = () => document.querySelector<HTMLElement>('dialog [data-undecided=name]')?.focus();

/** Each name in its sentence with two answers; Escape returns to the review. */
export function AskAboutNames({ names, language, onPublish, onLookAgain }: Props) {
  const id = useId();
  const [answers, setAnswers] = useState<Answers>({});
  const replaced = countOf(answers, 'name');
  const kept = countOf(answers, 'no-name');
  const unanswered = names.length - replaced - kept;
  const lookAgain = () => {
    onLookAgain(answers);
    // After this dialog has restored focus.
    requestAnimationFrame(focusFirstName);
  };
  return (
    <Dialog
      title={pluralText(words.namesUndecided, names.length)}
      description={words.explanation}
      onClose={lookAgain}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3 max-sm:flex-col max-sm:*:w-full">
          <p id={id} role="status" className="text-sm text-ink-soft empty:hidden sm:mr-auto">
            {unanswered > 0 && pluralText(words.toDecide, unanswered)}
          </p>
          <Button variant="secondary" onClick={lookAgain}>
            {words.lookAgain}
          </Button>
          <Button disabled={unanswered > 0} aria-describedby={id} onClick={() => onPublish(answers)}>
            {unanswered > 0 ? words.publish : fill(words.publishDecided, { replaced, kept })}
          </Button>
        </div>
      }
    >
      <ul className="grid gap-6">
        {names.map((name, index) => (
          <Question
            key={`${name.field} ${name.span.start}`}
            name={name}
            language={language}
            isFirst={index === 0}
            answer={answers[index]}
            onAnswer={(answer) => setAnswers({ ...answers, [index]: answer })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const fieldLabel = (field: UndecidedName['field']): string =>
  field === 'smsManagerComment' || field === 'publicHeadline' ? words.teamTexts[field] : REPORT_TEXTS[field].label;

type QuestionProps = {
  name: UndecidedName;
  language: string | null;
  isFirst: boolean;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
};

function Question({ name: { field, before, name, after }, language, isFirst, answer, onAnswer }: QuestionProps) {
  return (
    <li>
      <p className="text-sm text-ink-soft">{fieldLabel(field)}</p>
      <p dir="auto" lang={language ?? undefined} className="mb-2 whitespace-pre-wrap wrap-anywhere">
        {before}
        <mark className="rounded-[0.25rem] bg-minor-tint px-0.5 font-semibold text-minor">{name}</mark>
        {after}
      </p>
      <SegmentedControl
        label={fill(quoted, { words: name })}
        options={words.answers}
        value={answer ?? null}
        isAutofocused={isFirst}
        onChange={onAnswer}
      />
    </li>
  );
}
