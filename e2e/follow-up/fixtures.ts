/** Fixtures for follow-up journeys: a reported cable break, and locators for the open follow-up. */
import type { Page } from 'playwright-core';
import { newClub, type Person, type TestClub } from '../people.ts';

/** Days from today in UTC, as the server counts them. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The controls of the open follow-up. */
export const controlsOf = (page: Page) => ({
  page,
  dialog: page.getByRole('dialog').first(),
  tab: page.getByRole('tab', { name: 'Follow-up' }),
  kind: page.getByLabel('Class', { exact: true }),
  categories: page.getByRole('combobox', { name: 'Categories' }),
  what: page.getByLabel('What needs to be done', { exact: true }),
  due: page.getByLabel('Due date', { exact: true }),
  add: page.getByRole('button', { name: 'Add action' }),
  told: page.getByLabel('What the reporter will read'),
  findings: page.getByLabel('Findings', { exact: true }),
  tell: page.getByRole('button', { name: 'Tell the reporter' }),
  closeIt: page.getByRole('button', { name: 'Close follow-up' }),
  saved: page.getByRole('status').getByText('Saved', { exact: true }).last(),
});

/** A club with a manager and a report of a broken winch cable. */
export async function cableBreak(): Promise<TestClub & { manager: Person; id: string }> {
  const cast = await newClub();
  const manager = await cast.person('sms-manager');
  const id = await cast.report({
    headline: 'Winch cable break',
    narrative: 'The cable broke at 250 feet. Tom Baker in G-CKLM landed ahead.',
    reporterName: 'Tom Baker',
    aircraftRegistration: 'G-CKLM',
  });
  return { ...cast, manager, id };
}

/** The address that opens a report's follow-up. */
export const followUpOf = (id: string): string => `/manager?report=${id}&view=follow-up`;

/** The address that opens a report's authority tab. */
export const authorityOf = (id: string): string => `/manager?report=${id}&view=authority`;
