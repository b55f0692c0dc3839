/** The bar below a follow-up: state, save status, assignee (C8.8). */
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleDot, Hourglass, Search } from 'lucide-react';
import type { FollowUpState } from '../../../../../domain/follow-up/state.ts';
import { fields, states } from '../../../../../domain/follow-up/words/en.ts';
import { fill } from '../../../../../domain/language/text.ts';
import type { StaffReport } from '../../../../../domain/reports/staff-report.ts';
import type { User } from '../../../../../domain/users/user.ts';
import { clubStaff } from '../../../../components/actions/api.ts';
import { SavedIndicator } from '../../../../components/saving/saved-indicator.tsx';
import { Badge, type BadgeTone } from '../../../../ui/badge.tsx';
import { CONTROL } from '../../../../ui/control.ts';
import * as words from '../words/en.ts';
import { FollowUpConflict } from './follow-up-conflict.tsx';
import type { OpenFollowUp } from './use-follow-up.ts';

const LOOKS: Record<FollowUpState, { tone: BadgeTone; Icon: typeof CircleDot }> = {
  new: { tone: 'warm', Icon: CircleDashed },
  assessing: { tone: 'sky', Icon: Search },
  acting: { tone: 'sky', Icon: CircleDot },
  monitoring: { tone: 'warm', Icon: Hourglass },
  closed: { tone: 'good', Icon: CircleCheck },
};

type Props = { followUp: OpenFollowUp; report: StaffReport; user: User };

/** Sticky if the screen is tall enough. */
export function Bar({ followUp, report, user }: Props) {
  const { state, saver, status } = followUp;
  const { tone, Icon } = LOOKS[state.state];
  return (
    <div className="sticky -bottom-5 compact:bottom-0 z-10 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-3 max-sm:[@media(height<45rem)]:static low:static sm:-bottom-6 sm:-mx-7 sm:-mb-6 sm:px-7 print:static">
      {status.kind === 'conflict' && <FollowUpConflict followUp={followUp} fields={status.fields} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Badge tone={tone}>
          <Icon aria-hidden="true" />
          {states[state.state]}
        </Badge>
        <div className="min-w-0 flex-1">
          <SavedIndicator status={status} onRetry={() => void saver.flush()} />
        </div>
        <TakenBy {...{ followUp, report, user }} />
      </div>
    </div>
  );
}

function TakenBy({ followUp: { state, values, isClosed, choose }, report, user }: Props) {
  const { data: staff = [] } = useQuery({ ...clubStaff(report.clubId ?? ''), enabled: report.clubId !== null });
  // A super-admin belongs to no club but can take it.
  const assignable = [state.takenBy, ...(user.role === 'super-admin' ? [user] : [])].flatMap((each) => each ?? []);
  const people = [...new Map([...assignable, ...staff].map(({ id, name }) => [id, name]))];
  return (
    <label className="flex items-center gap-x-2 text-[0.9375rem] max-sm:w-full max-sm:flex-wrap">
      <span className="shrink-0 text-ink-soft">{fields.takenBy}</span>
      <select
        disabled={isClosed}
        value={values.takenBy ?? ''}
        onChange={({ target }) => choose({ takenBy: target.value || null })}
        className={`${CONTROL} min-w-0 pr-8 max-sm:flex-1 max-sm:basis-56 sm:max-w-60`}
      >
        <option value="">{words.nobodyYet}</option>
        {people.map(([id, name]) => (
          <option key={id} value={id}>
            {id === user.id ? fill(words.nameIsMe, { name }) : name}
          </option>
        ))}
      </select>
    </label>
  );
}
