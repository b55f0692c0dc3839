/** The Annual Report page and its printout: a club's year in safety reports. */

/** Page heading and subtitle. */
export const annualReport = 'Roční zpráva';
export const forWhom = 'Pro výbor, nebo pro všechny členy';
export const noStaffRights =
  'Váš účet nemá práva bezpečnostního týmu: piloti se přihlásit mohou, hlášení ale nevidí ani neposuzují. Potřebujete-li přístup, požádejte admina svého aeroklubu.';
export const loadingYear = 'Načítám roční zprávu…';
export const yearNotLoaded = 'Roční zprávu se nepodařilo načíst.';
export const chooseClub = 'Vyberte aeroklub a uvidíte jeho roční zprávu.';
/** Labels of two lists. */
export const year = 'Rok';
export const edition = 'Vydání';
/** Options of `edition`: who the report is for. */
export const editions = { team: 'Bezpečnostní tým a výbor', members: 'Všichni členové' };
/** A button. */
export const saveAsPdf = 'Uložit jako PDF';

/** Title of the printed report. */
export const yearOfClub = '{club}: rok {year} v bezpečnostních hlášeních';
/** Below the title. */
export const forWhomItIs = {
  team: 'Pro bezpečnostní tým a výbor. Důvěrné.',
  members: 'Pro všechny členy.',
};

/** Labels of numbers. */
export const reports = 'Hlášení';
export const published = 'Zveřejněno';
export const notPublished = 'Nezveřejněno';
export const waiting = 'Zatím neřešená';
export const actionsOpen = 'Otevřená opatření';
export const actionsDone = 'Hotová opatření';
export const actionsWorked = 'Opatření, která pomohla';
/** Instead of a small number, in the members' edition. */
export const fewerThan5 = 'méně než 5';

/** Titles of charts. */
export const allByQuarter = 'Všechna hlášení po čtvrtletích';
export const publishedByQuarter = 'Zveřejněná hlášení po čtvrtletích';
/** Heading of the first column of their table. */
export const quarter = 'Čtvrtletí';
export const flightPhase = 'Fáze letu';
export const aircraftCategory = 'Kategorie letadla';
export const operationType = 'Druh provozu';
export const categoryOfOccurrence = 'Kategorie události';
export const risk = 'Riziko';
/** Rows of the chart of risks. */
export const riskGrades = { high: 'vysoké', medium: 'střední', low: 'nízké' };

/** Heading above the published reports. */
export const whatWasLearned = 'Co jsme se naučili';
export const nothingPublished = 'Z tohoto roku zatím není nic zveřejněno.';
/** {shown} is how many of {count} reports follow. */
export const newestReports = {
  one: 'Nejnovějších {shown} z {count} zveřejněného hlášení.',
  few: 'Nejnovějších {shown} ze {count} zveřejněných hlášení.',
  other: 'Nejnovějších {shown} z {count} zveřejněných hlášení.',
};
/** The same if a long one among the newest does not fit. */
export const someReports = {
  one: '{shown} z {count} zveřejněného hlášení.',
  few: '{shown} ze {count} zveřejněných hlášení.',
  other: '{shown} z {count} zveřejněných hlášení.',
};
/** In bold before the safety team's comment. */
export const smsAnalysis = 'Rozbor bezpečnostního týmu:';
/** {address} is a link. */
export const wholeReport = 'Celé hlášení: {address}';

/** Heading above the actions. */
export const actionsAndEffect = 'Opatření a zda pomohla';
export const noActions = 'Tento rok žádné opatření nepřibylo.';
/** {shown} is how many of {count} actions follow. */
export const newestActions = {
  one: 'Nejnovějších {shown} z {count}.',
  few: 'Nejnovějších {shown} ze {count}.',
  other: 'Nejnovějších {shown} z {count}.',
};
/** Headings of columns. */
export const action = 'Opatření';
export const state = 'Stav';
export const due = 'Termín';
export const didItWork = 'Pomohlo to?';
/** The state of an action. */
export const actionStates = { open: 'Otevřené', done: 'Hotové', dropped: 'Zrušené' };
/** Answers to `Did it work?`. */
export const worked = { yes: 'Ano', partly: 'Zčásti', no: 'Ne' };

/** Heading above what was sent to the civil aviation authority. */
export const toAuthority = 'Co šlo na úřad';
export const nothingSent = 'K hlášením z tohoto roku není zaznamenáno, že by se něco odeslalo.';
export const asNoted = 'K hlášením z tohoto roku, jak bylo zaznamenáno při odeslání.';
/** Labels of numbers: what was sent, in chronological order. */
export const firstNotifications = 'Prvotní oznámení';
export const preliminaryResults = 'Předběžné výsledky';
export const finalResults = 'Konečné výsledky';
export const notReportable = 'Hlášení bez ohlašovací povinnosti';
export const late = 'Hlášení odeslaná pozdě nebo dosud neodeslaná po termínu';
