/** The printed hazard register, by level (C18.3) */
import type { Action } from '../actions/action.ts';
import type { Hazard } from './hazard.ts';
import { classOf, LEVEL_CLASSES, type LevelClass, levelOf } from './level.ts';
import { byUrgency } from './register.ts';

type RegisterAction = Pick<Action, 'id' | 'state' | 'title' | 'due' | 'worked' | 'result' | 'owner' | 'ownerName'>;

/** Dropped actions are omitted. */
export type RegisterEntry = { hazard: Hazard; done: RegisterAction[]; open: RegisterAction[] };

export type RegisterGroup = { level: LevelClass; hazards: RegisterEntry[] };

/** Non-empty, worst first. */
export function printedRegister(
  hazards: readonly Hazard[],
  actions: readonly RegisterAction[],
  today: string,
): RegisterGroup[] {
  const actionsById = new Map(actions.map((action) => [action.id, action]));
  const entryOf = (hazard: Hazard): RegisterEntry => {
    const own = hazard.actions.flatMap((id) => actionsById.get(id) ?? []);
    return {
      hazard,
      done: own.filter(({ state }) => state === 'done'),
      open: own.filter(({ state }) => state === 'open'),
    };
  };
  const ordered = [...hazards].sort(byUrgency(today));
  return LEVEL_CLASSES.map((level) => ({
    level,
    hazards: ordered
      .filter(({ severity, likelihood }) => classOf(levelOf(severity, likelihood) ?? 1) === level)
      .map(entryOf),
  })).filter((group) => group.hazards.length > 0);
}
