/** The printed hazard register, by level (C18.3) */
import type { Action } from '../actions/action.ts';
import type { Hazard } from './hazard.ts';
import { classOf, LEVEL_CLASSES, type LevelClass, levelOf } from './level.ts';
import { byUrgency } from './register.ts';

type RegisterAction = Pick<Action, 'id' | 'state' | 'title' | 'due' | 'worked' | 'result' | 'owner' | 'ownerName'>;

/** Dropped actions are omitted. */
export type PaperHazard = { hazard: Hazard; done: RegisterAction[]; open: RegisterAction[] };

export type PaperGroup = { level: LevelClass; hazards: PaperHazard[] };

/** Non-empty, worst first. */
export function paperGroups(
  hazards: readonly Hazard[],
  actions: readonly RegisterAction[],
  today: string,
): PaperGroup[] {
  const actionsById = new Map(actions.map((action) => [action.id, action]));
  const onPaper = (hazard: Hazard): PaperHazard => {
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
      .map(onPaper),
  })).filter((group) => group.hazards.length > 0);
}
