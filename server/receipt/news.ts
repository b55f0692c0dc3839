/**
 * Whom a conversation is told to: the one place that knows of it. Called in the transaction of what it
 * tells, and told nothing but which report it is.
 */
import type { Db } from '../db/database.ts';

/** The reporter has written: the safety team shall know. */
export async function tellTeam(_tx: Db, _report: { id: string; clubId: string }): Promise<void> {}

/** The safety team has written: the reporter shall know, who wished for it. */
export async function tellReporterOfQuestion(_tx: Db, _report: { id: string }): Promise<void> {}
