/** Where the follow-ups stand, in a line that leads to lists (contract C8.8). */
import { useQuery } from '@tanstack/react-query';
import type { ActionCounts } from '../../../../domain/actions/action.ts';
import type { FollowUpCounts } from '../../../../domain/follow-up/overview.ts';
import { actionCounts } from '../../../components/actions/counts.ts';
import { PageLink } from '../../../layouts/page-link.tsx';
import { paths } from '../../../paths.ts';
import { followUpCounts } from './follow-ups.ts';

type Counts = FollowUpCounts & Pick<ActionCounts, 'toCheck'>;

const STATES: readonly { words: string; count: (counts: Counts) => number; href: string }[] = [
  { words: 'new', count: (counts) => counts.new, href: paths.dashboard({ followUp: 'new' }) },
  {
    words: 'in hand',
    count: ({ assessing, acting }) => assessing + acting,
    href: paths.dashboard({ followUp: 'in-hand' }),
  },
  // The very actions that are due to be asked about: what was done lately waits for its day.
  { words: 'to check', count: ({ toCheck }) => toCheck, href: paths.actions({ show: 'check' }) },
];

/** The line; only its room where there is nothing to say, or it is not known. */
export function FollowUpLine() {
  const { data: reports } = useQuery(followUpCounts);
  const { data: actions } = useQuery(actionCounts);
  const data = reports && actions && { ...reports, toCheck: actions.toCheck };
  const given = data ? STATES.filter(({ count }) => count(data) > 0) : [];
  return (
    <p className="-my-3 flex min-h-11 flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-ink-soft">
      {data && given.length > 0 && <span>Follow-up:</span>}
      {data &&
        given.map(({ words, count, href }, index) => (
          <span key={words}>
            <PageLink
              href={href}
              className="inline-flex min-h-11 min-w-11 items-center justify-center text-sky underline underline-offset-4 hover:no-underline"
            >
              {count(data)} {words}
            </PageLink>
            {index < given.length - 1 && ','}
          </span>
        ))}
    </p>
  );
}
