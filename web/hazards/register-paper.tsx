/** The printed register for the annual safety review (C18.3). */
import { createPortal } from 'react-dom';
import type { Action } from '../../domain/actions/action.ts';
import type { Club } from '../../domain/clubs/club.ts';
import { levelLabel } from '../../domain/hazards/level.ts';
import type { RegisterEntry, RegisterGroup } from '../../domain/hazards/printed-register.ts';
import * as hazardTexts from '../../domain/hazards/words/en.ts';
import { fill } from '../../domain/language/text.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import { clubName } from '../components/clubs/club-name.ts';
import { shortDay } from '../components/dates.ts';
import { LevelChip } from '../components/hazards/level-chip.tsx';
import * as words from './words/en.ts';

type Props = {
  groups: readonly RegisterGroup[];
  clubs: readonly Club[] | undefined;
  /** Null for super-admins, whose printout names each hazard's club. */
  ownClub: string | null;
};

/** In print only. */
export function RegisterPaper({ groups, clubs, ownClub }: Props) {
  return createPortal(
    <div data-slip className="hidden text-[10pt] print:block">
      <h1 className="text-[18pt] font-semibold">{words.register}</h1>
      {ownClub !== null && <p className="text-[12pt]">{clubName(clubs, ownClub)}</p>}
      <p>{fill(words.asOf, { day: shortDay(utcDay(new Date())) })}</p>
      {groups.length === 0 && <p className="mt-4">{words.noHazards}</p>}
      {groups.map(({ level, hazards }) => (
        <section key={level} className="mt-6">
          <h2 className="break-after-avoid border-b border-edge pb-1 text-[13pt] font-semibold">
            {fill(words.group, { words: levelLabel(level) })}
          </h2>
          {hazards.map((each) => (
            <PrintedHazard
              key={each.hazard.id}
              {...each}
              club={ownClub === null ? clubName(clubs, each.hazard.clubId) : null}
            />
          ))}
        </section>
      ))}
    </div>,
    document.body,
  );
}

function PrintedHazard({ hazard, done, open, club }: RegisterEntry & { club: string | null }) {
  const { title, description, state, owner, ownerName } = hazard;
  const who = owner?.name ?? ownerName;
  return (
    <article className="mt-4">
      <h3 className="text-[11pt] font-semibold wrap-anywhere">
        {title} ({hazardTexts.states[state]})
      </h3>
      {club !== null && <p>{club}</p>}
      {description && <p className="whitespace-pre-wrap wrap-anywhere">{description}</p>}
      <dl className="mt-1 flex gap-8">
        <div>
          <dt>{words.columns.before}</dt>
          <dd>
            <LevelChip severity={hazard.severity} likelihood={hazard.likelihood} />
          </dd>
        </div>
        <div>
          <dt>{words.columns.after}</dt>
          <dd>
            <LevelChip severity={hazard.leftSeverity} likelihood={hazard.leftLikelihood} />
          </dd>
        </div>
      </dl>
      <div className="mt-1 grid grid-cols-2 gap-8">
        <Part heading={words.whatWasDone} lines={doneLines({ hazard, done })} none={words.nothingDone} />
        <Part
          heading={words.whatIsLeft}
          lines={[...open.map(openLine), ...remainingLines(hazard, who)]}
          none={words.nothingLeft}
        />
      </div>
    </article>
  );
}

function Part({ heading, lines, none }: { heading: string; lines: readonly string[]; none: string }) {
  return (
    <div>
      <h4 className="font-semibold">{heading}</h4>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="list-disc pl-4">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two actions may have the same text, and the order is fixed
            <li key={index} className="whitespace-pre-wrap wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Joins non-empty parts. */
const joinParts = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(', ');

function doneLines({ hazard: { controls, closedBecause }, done }: Pick<RegisterEntry, 'hazard' | 'done'>): string[] {
  return [
    ...(controls ? [fill(words.controls, { text: controls })] : []),
    ...done.map(({ title, result, worked }) =>
      joinParts(fill(words.doneAction, { action: title }), result, worked && words.worked[worked]),
    ),
    ...(closedBecause ? [fill(words.closedBecause, { reason: closedBecause })] : []),
  ];
}

type OpenAction = Pick<Action, 'title' | 'due' | 'owner' | 'ownerName'>;

const openLine = ({ title, due, owner, ownerName }: OpenAction): string =>
  joinParts(
    fill(words.openAction, { action: title }),
    owner?.name ?? ownerName,
    due && fill(words.dueOn, { day: shortDay(due) }),
  );

function remainingLines({ reviewOn, state }: RegisterEntry['hazard'], who: string | null): string[] {
  if (state === 'closed') return [];
  return [
    ...(who ? [fill(words.owner, { who })] : []),
    ...(reviewOn ? [fill(words.reviewOn, { day: shortDay(reviewOn) })] : []),
  ];
}
