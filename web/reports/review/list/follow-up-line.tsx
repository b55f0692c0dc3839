/** Counts of follow-ups by state, with links (C8.8). */
import { useQuery } from '@tanstack/react-query';
import type { ActionCounts } from '../../../../domain/actions/action.ts';
import type { FollowUpCounts } from '../../../../domain/follow-up/overview.ts';
import { pluralText } from '../../../../domain/language/text.ts';
import { actionCounts } from '../../../components/actions/counts.ts';
import { PageLink } from '../../../layouts/page-link.tsx';
import { paths } from '../../../paths.ts';
import { followUpCounts } from './follow-ups.ts';
import * as words from './words/en.ts';

type Counts = FollowUpCounts & Pick<ActionCounts, 'toCheck'>;

const LINKS: readonly { state: keyof typeof words.followUps; of: (counts: Counts) => number; href: string }[] = [
  { state: 'new', of: (counts) => counts.new, href: paths.dashboard({ followUp: 'new' }) },
  {
    state: 'in-hand',
    of: ({ assessing, acting }) => assessing + acting,
    href: paths.dashboard({ followUp: 'in-hand' }),
  },
  // Only actions due for an effectiveness check.
  { state: 'to-check', of: ({ toCheck }) => toCheck, href: paths.actions({ show: 'check' }) },
];

/** Reserves its space even if empty. */
export function FollowUpLine() {
  const { data: reports } = useQuery(followUpCounts);
  const { data: actions } = useQuery(actionCounts);
  const data = reports && actions && { ...reports, toCheck: actions.toCheck };
  const links = data ? LINKS.filter(({ of }) => of(data) > 0) : [];
  return (
    <p className="-my-3 flex min-h-11 flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-ink-soft">
      {data && links.length > 0 && <span>{words.followUp}</span>}
      {data &&
        links.map(({ state, of, href }, index) => (
          <span key={state}>
            <PageLink
              href={href}
              className="inline-flex min-h-11 min-w-11 items-center justify-center text-sky underline underline-offset-4 hover:no-underline"
            >
              {pluralText(words.followUps[state], of(data), { number: of(data) })}
            </PageLink>
            {index < links.length - 1 && ','}
          </span>
        ))}
    </p>
  );
}
