/** A hazard's links, within its own club (C18.1) */

import { LINKS_MAX } from '../../domain/hazards/hazard.ts';
import * as words from '../../domain/hazards/refusals/words/en.ts';
import { isId } from '../../domain/id.ts';
import { validationMessage } from '../../domain/language/validation-message.ts';
import { type FieldProblem, fieldProblem } from '../../domain/problems.ts';
import type { Db } from '../db/database.ts';
import { lockReportsOf } from '../reports/report/queries.ts';
import { lockActionsOf } from '../safety-actions/queries.ts';

/** Whole lists; omitted ones stay. */
type Links = { reports?: readonly string[] | undefined; actions?: readonly string[] | undefined };

/** Locks everything listed, reports first; one message per list with invalid entries. */
export async function linkProblems(
  tx: Db,
  clubId: string,
  { reports = [], actions = [] }: Links,
): Promise<FieldProblem[]> {
  const ownReports = await lockReportsOf(tx, clubId, reports.filter(isId));
  const ownActions = await lockActionsOf(tx, clubId, actions.filter(isId));
  const problemOf = (path: string, sentence: string) =>
    fieldProblem(path, validationMessage(sentence, { max: LINKS_MAX }));
  return [
    ...(ownReports.length < reports.length ? [problemOf('reports', words.reportsOfClub)] : []),
    ...(ownActions.length < actions.length ? [problemOf('actions', words.actionsOfClub)] : []),
  ];
}
