/** What search engines and link previews show of the public pages. Descriptions: one sentence, at most about 150 characters. */

/** Title of the landing page in the browser's tab. */
export const landingTitle = '{product} · Vertrauliche Sicherheitsmeldungen für Segelflugvereine';
export const landing = 'Vertrauliche Sicherheitsmeldungen und Sicherheitsmanagement für Segelflugvereine.';
export const submit = 'Berichte deinem Segelflugverein vertraulich, was passiert ist, damit andere sicherer fliegen.';
export const follow =
  'Sieh nach, was aus deiner Sicherheitsmeldung geworden ist, und beantworte Fragen, allein mit deinem Belegcode.';
export const reports = 'Anonymisierte Sicherheitsmeldungen aus Segelflugvereinen, geprüft von ihren Sicherheitsteams.';
export const trends =
  'Was die veröffentlichten Meldungen der Segelflugvereine zusammen zeigen: nach Quartal, Schwere, Flugphase und Luftfahrzeug.';
export const briefing =
  'Drei Lehren aus veröffentlichten Sicherheitsmeldungen für das Briefing von heute, zum gemeinsamen Lesen und Besprechen.';
export const stop = 'Mails abbestellen, die du nicht mehr möchtest.';
export const staff = 'Sicherheitsmeldungen prüfen und freigeben';
/** Title of a missing page. */
export const notFound = '404 Seite nicht gefunden';
/** Alternative text of the preview picture. */
export const picture = 'Ein Segelflugzeug über einem Bergrücken und ein Windsack';
