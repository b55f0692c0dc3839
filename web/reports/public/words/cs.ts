/** The Public Safety Reports page: the list of published reports, its messages, and the report dialog. */

export const publicReports = 'Zveřejněná hlášení';
export const intro =
  'Anonymizovaná hlášení, která posoudil a schválil bezpečnostní tým. Co jednoho zaskočilo, ať vědí všichni.';
/** Two buttons beside the heading. */
export const submitReport = 'Podat hlášení';
export const trends = 'Trendy';
/** A link below the introduction. */
export const briefing = 'Briefing: tři poučení na dnešek';
/** A link at the end of the list. */
export const feed = 'Odebírat novinky (Atom)';

/** Above the list: the number of reports, of which {shown} are on the page. */
export const reports = { one: '{count} hlášení', few: '{count} hlášení', other: '{count} hlášení' };
export const someReports = {
  one: '{shown} z {count} hlášení',
  few: '{shown} ze {count} hlášení',
  other: '{shown} z {count} hlášení',
};
export const noMatch = 'Žádné hlášení neodpovídá';

/** Instead of the list: no match, nothing published yet, or a failure to load. */
export const noMatchTitle = 'Těmto filtrům neodpovídá žádné hlášení';
export const tryOthers = 'Zkuste jiná slova nebo delší období, nebo zrušte filtry a uvidíte všechna hlášení.';
export const showAll = 'Zobrazit všechna hlášení';
export const wrongFilters = 'Tyto filtry nelze použít';
export const clearFilters = 'Zrušit filtry';
export const nothingYet = 'Zatím tu žádné hlášení není';
export const nothingYetText = 'Než hlášení zveřejníme, bezpečnostní tým ho projde. Přijďte se brzy podívat znovu.';
export const submitFirst = 'Podat první hlášení';
export const fetchFailed = 'Hlášení se nepodařilo načíst';
export const checkConnection = 'Zkontrolujte prosím připojení k internetu a zkuste to znovu.';
export const tryAgain = 'Zkusit znovu';

/** A report without a headline. */
export const safetyReport = 'Bezpečnostní hlášení';
/** Heading in a card, above the comment of the safety team. */
export const smsAnalysis = 'Rozbor bezpečnostního týmu';

/** The report dialog. */
export const loadingReport = 'Načítám hlášení…';
export const reportFailed = 'Hlášení se nepodařilo načíst';
export const notPublic = 'Toto hlášení není veřejné';
export const maybeWithdrawn = 'Možná ho stáhl bezpečnostní tým, který ho zveřejnil.';
export const copyLink = 'Kopírovat odkaz';
/** Messages after pressing it. */
export const linkCopied = 'Odkaz zkopírován';
export const linkCopiedText = 'Dokud je hlášení veřejné, přečte si ho přes něj kdokoli.';
export const copyThisLink = 'Zkopírujte tento odkaz';
