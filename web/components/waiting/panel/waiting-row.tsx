import { useState } from 'react';
import { fill } from '../../../../domain/language/text.ts';
import { Button } from '../../../ui/button.tsx';
import { longDay } from '../../dates.ts';
import type { WaitingReport } from '../sealing/seal.ts';
import { ifLockFree, lockOf } from '../sending/deliver.ts';
import { removeWaiting } from '../store.ts';
import { urgencyOf } from './age.ts';
import * as words from './words/en.ts';

type Props = { waiting: WaitingReport; onDeleted: () => void };

/** The button that asked is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks first, since the report is stored nowhere else. */
export function DeleteWaiting({ waiting, onDeleted }: Props) {
  const [question, setQuestion] = useState('');
  const remove = async () => {
    const act = () =>
      removeWaiting(waiting.key)
        .catch(() => undefined)
        .then(() => true);
    if (await ifLockFree(lockOf(waiting.key), act, false)) onDeleted();
    else setQuestion(words.busy);
  };
  if (!question)
    return (
      <Button variant="quiet" onClick={() => setQuestion(words.deleteQuestion)}>
        {words.deleteIt}
      </Button>
    );
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span role="alert">{question}</span>
      <Button variant="danger" onClick={remove}>
        {words.deleteForGood}
      </Button>
      <Button ref={focus} variant="secondary" onClick={() => setQuestion('')}>
        {words.keepIt}
      </Button>
    </span>
  );
}

/** Empty for a single report that is neither urgent nor refused. */
export function WaitingRow({
  isAlone,
  wasOpened,
  isRefused,
  ...props
}: Props & { isAlone: boolean; wasOpened: boolean; isRefused: boolean }) {
  const urgency = urgencyOf(props.waiting.day, new Date());
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
      {!isAlone && <span>{fill(words.keptOn, { day: longDay(props.waiting.day) })}</span>}
      {!isAlone && wasOpened && <strong>{words.openedLast}</strong>}
      {urgency !== 'none' && <strong className="text-serious">{words.urgency[urgency]}</strong>}
      {isRefused && <strong className="text-danger">{words.refused}</strong>}
      {!isAlone && <DeleteWaiting {...props} />}
    </div>
  );
}
