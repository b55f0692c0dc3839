/** What search engines and link previews show of the public pages. Descriptions: one sentence, at most about 150 characters. */

/** Title of the landing page in the browser's tab. */
export const landingTitle = '{product} · Confidential safety reports for gliding clubs';
export const landing = 'Confidential safety reporting and safety management for gliding clubs.';
export const submit = 'Tell your gliding club confidentially what happened, so that others can fly more safely.';
export const follow = 'See what came of your safety report, and answer questions, with just your receipt code.';
export const reports = 'Anonymised safety reports from gliding clubs, reviewed by their Safety Management teams.';
export const trends =
  'What the published safety reports of gliding clubs show together, by quarter, severity, phase and aircraft.';
export const briefing =
  'Three lessons from published gliding safety reports for today’s briefing, to read and discuss together.';
export const stop = 'Stop one kind of email.';
export const staff = 'Review and approve safety reports';
/** Title of a missing page. */
export const notFound = '404 Page Not Found';
/** Alternative text of the preview picture. */
export const picture = 'A sailplane over a ridge, and a windsock';
