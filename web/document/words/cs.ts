/** What search engines and link previews show of the public pages. Descriptions: one sentence, at most about 150 characters. */

/** Title of the landing page in the browser's tab. */
export const landingTitle = '{product} · Důvěrná bezpečnostní hlášení pro aerokluby';
export const landing = 'Důvěrná bezpečnostní hlášení a řízení bezpečnosti pro plachtařské aerokluby.';
export const submit = 'Řekněte důvěrně svému aeroklubu, co se stalo, ať ostatní létají bezpečněji.';
export const follow = 'Podívejte se, jak dopadlo vaše hlášení, a odpovězte na otázky. Stačí kód hlášení.';
export const reports = 'Anonymizovaná hlášení plachtařských aeroklubů, která posoudily jejich bezpečnostní týmy.';
export const trends =
  'Co říkají zveřejněná hlášení aeroklubů dohromady: podle čtvrtletí, závažnosti, fáze letu a letadla.';
export const briefing = 'Tři poučení ze zveřejněných hlášení pro dnešní briefing, ke společnému čtení a diskusi.';
export const stop = 'Vypnutí jednoho druhu e-mailů.';
export const staff = 'Posuzování a schvalování bezpečnostních hlášení';
/** Title of a missing page. */
export const notFound = '404 Stránka nenalezena';
/** Alternative text of the preview picture. */
export const picture = 'Větroň nad hřebenem a větrný rukáv';
