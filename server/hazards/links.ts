/** What a hazard is linked with: reports and actions of its own club, and of no other (contract C18.1). */

import { LINKS_MAX } from '../../domain/hazards/hazard.ts';
import * as words from '../../domain/hazards/refusals/words/en.ts';
import { isId } from '../../domain/id.ts';
import { complaint } from '../../domain/language/complaint.ts';
import { type FieldProblem, fieldProblem } from '../../domain/problems.ts';
import type { Db } from '../db/database.ts';
import { holdReportsOf } from '../reports/report/queries.ts';
import { holdActionsOf } from '../safety-actions/queries.ts';

/** The lists that are wanted, each whole; what is left out stays as it is. */
export type Links = { reports?: readonly string[] | undefined; actions?: readonly string[] | undefined };

/** Holds what the lists name, reports first, and gives the complaint about each list that names anything else. */
export async function linkProblems(
  tx: Db,
  clubId: string,
  { reports = [], actions = [] }: Links,
): Promise<FieldProblem[]> {
  const ownReports = await holdReportsOf(tx, clubId, reports.filter(isId));
  const ownActions = await holdActionsOf(tx, clubId, actions.filter(isId));
  const said = (path: string, sentence: string) => fieldProblem(path, complaint(sentence, { max: LINKS_MAX }));
  return [
    ...(ownReports.length < reports.length ? [said('reports', words.reportsOfClub)] : []),
    ...(ownActions.length < actions.length ? [said('actions', words.actionsOfClub)] : []),
  ];
}

const listIn = (sent: object, name: string): string[] => {
  const value = (sent as Record<string, unknown>)[name];
  const isList = Array.isArray(value) && value.length <= LINKS_MAX && value.every((id) => typeof id === 'string');
  return isList ? [...new Set(value.map((id: string) => id.toLowerCase()))] : [];
};

/** The same about a body that broke other rules too (C3.1). */
export const sentLinkProblems = (db: Db, clubId: string, sent: object): Promise<FieldProblem[]> =>
  linkProblems(db, clubId, { reports: listIn(sent, 'reports'), actions: listIn(sent, 'actions') });
