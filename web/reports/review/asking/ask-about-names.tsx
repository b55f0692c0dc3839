/** The question before possible names are published that nobody has decided about (contract C5.6). */
import { useId } from 'react';
import { REPORT_TEXTS } from '../../../../domain/reports/report.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { UndecidedName } from './undecided-names.ts';

type Props = {
  names: readonly UndecidedName[];
  onPublish: () => void;
  onReplaceAll: () => void;
  onLookAgain: () => void;
};

const labelOf = (field: UndecidedName['field']) =>
  field === 'smsManagerComment' ? 'SMS Manager Comment' : REPORT_TEXTS[field].label;

/** Where one looks again: at the first possible name in the list of finds. */
const goToFinds = () => document.querySelector<HTMLElement>('dialog [data-undecided=name]')?.focus();

/** Each possible name in its sentence, and the three answers; Escape is to look again, and so is where focus starts. */
export function AskAboutNames({ names, onPublish, onReplaceAll, onLookAgain }: Props) {
  const id = useId();
  const lookAgain = () => {
    onLookAgain();
    // After this dialog has given the focus back to where it was.
    requestAnimationFrame(goToFinds);
  };
  return (
    <Dialog
      title={names.length === 1 ? '1 possible name is undecided' : `${names.length} possible names are undecided`}
      description={
        <span id={id}>
          Are they names of people? Replace all puts [name] in the place of each and publishes the copy.
        </span>
      }
      onClose={lookAgain}
      footer={
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col max-sm:*:w-full">
          <Button variant="secondary" data-autofocus aria-describedby={id} onClick={lookAgain}>
            Look again
          </Button>
          <Button variant="secondary" onClick={onPublish}>
            Publish as they are
          </Button>
          <Button onClick={onReplaceAll}>Replace all</Button>
        </div>
      }
    >
      <ul className="grid gap-4">
        {names.map(({ field, span, before, name, after }) => (
          <li key={`${field} ${span.start}`}>
            <p className="text-sm text-ink-soft">{labelOf(field)}</p>
            <p className="whitespace-pre-wrap wrap-anywhere">
              {before}
              <mark className="rounded-[0.25rem] bg-minor-tint px-0.5 font-semibold text-minor">{name}</mark>
              {after}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
