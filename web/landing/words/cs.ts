/** The landing page, for people who have not heard of the product: gliding clubs, their pilots and their safety teams. */

/** The promise at the top, in large type. */
export const headline = 'Jednomu to málem nevyšlo. Poučí se všichni.';
/** {product} is the product's name. */
export const intro =
  'V aplikaci {product} aerokluby důvěrně hlásí bezpečnostní události, společně se z nich učí a zveřejňují to, co pomůže ostatním: jména se odstraňují a text kontroluje člověk.';
/** Two buttons. */
export const submitReport = 'Podat hlášení';
export const viewReports = 'Číst hlášení';
export const confidential = 'Důvěrně, bez přihlášení, asi za dvě minuty.';

/** Heading and three reasons, as cards. */
export const safetyFirst = 'Bezpečnost především';
export const nearMisses =
  'Většina nehod byla nejdřív skoronehodou, jinde a u někoho, kdo o ní nikomu neřekl. U nás se o ní mluví snadno.';
export const openCulture = 'Mluví se otevřeně';
export const openCultureText =
  'Ozvat se může každý, od prvního sóla až po zmatek na startu, bez účtu a beze strachu z následků.';
export const education = 'Poučení pro ostatní';
export const educationText =
  'Bezpečnostní tým připíše, co si z toho vzít. Ze zveřejněného hlášení je tak krátké poučení, ne drb.';
export const operations = 'Méně papírování';
export const operationsText =
  'Bezpečnostní manažeři, hospodáři, správci letiště, vlekaři a instruktoři mají zase volné večery: všechno je pohromadě, bez papírů, e-mailů a lovení v paměti.';

/** Heading and four steps, each with a picture. */
export const whatHappens = 'Co se s hlášením děje';
export const sent = 'Odesláno';
export const sentText = 'Na telefonu za dvě minuty a důvěrně. Nakonec dostanete kód hlášení.';
export const read = 'Přečteno';
export const readText =
  'Čte ho bezpečnostní tým vašeho aeroklubu. Když se chce na něco zeptat, odpovíte přes kód, bez účtu.';
export const actedOn = 'Řeší se';
export const actedOnText =
  'Z toho, co je třeba změnit, je opatření se jménem a termínem. A později otázka: pomohlo to?';
export const shared = 'Sdíleno';
export const sharedText =
  'Pod svým kódem vidíte, jak to dopadlo. Co pomůže ostatním, se zveřejní: jména se odstraňují a text kontroluje člověk.';

/** Heading and six parts, each with its points. */
export const liveNow = 'Co už funguje';
export const liveNowText =
  'Hlášení jde od pilota, který u toho byl, k bezpečnostnímu týmu. Ten zveřejní, co pomůže všem, kdo létají: jména se odstraňují a text kontroluje člověk.';
export const submission = 'Podání hlášení';
export const submissionForms = 'Formulář s hotovými leteckými seznamy';
export const submissionMobile = 'Na telefonu, přímo ze startu';
export const submissionCountry = 'Zemi pozná podle IP adresy';
export const submissionNarrative = 'O události je povinný jen popis';
export const dashboard = 'Přehled pro bezpečnostní tým';
export const dashboardReview = 'Každé hlášení někdo posoudí a schválí';
export const dashboardAnalysis = 'Odborný rozbor ke každému hlášení';
export const dashboardFilters = 'Filtry podle závažnosti, data a letadla';
export const dashboardControls = 'Co je vidět a co se anonymizuje';
export const viewer = 'Zveřejněná hlášení';
export const viewerAnonymised = 'Plně anonymizovaná';
export const viewerLesson = 'Vedle příběhu i poučení';
export const viewerLink = 'Odkaz na každé hlášení, třeba na briefing';
/** A link. */
export const seeBriefing = 'Tři poučení pro dnešní briefing';
export const search = 'Hledání a čísla';
export const searchKeyword = 'Hledání ve všech polích hlášení';
export const searchAircraft = 'Filtr podle kategorie letadla';
export const searchCounts = 'Kolik hlášení čeká a kolik je zveřejněno';
/** A link. */
export const seeTrends = 'Podívat se na trendy';
export const receipt = 'Kód místo účtu';
export const receiptCode = 'Po každém hlášení kód jen pro toho, kdo ho poslal';
export const receiptQuestions = 'Otázky bezpečnostního týmu a vaše odpovědi';
export const receiptOutcome = 'Jak to dopadlo, a možnost smazat své kontaktní údaje';
/** A link. */
export const followReport = 'Sledovat hlášení';
export const club = 'Řešení v aeroklubu';
export const clubActions = 'Opatření se jménem a termínem a otázka „Pomohlo to?“';
export const clubAuthority = 'Soubor pro úřad a kolik času zbývá';
export const clubFactor = 'Druhý faktor a přístupové klíče pro bezpečnostní tým';
export const clubPoster = 'Plakát s QR kódem a import starých hlášení';

/** Heading and four later phases; a chip marks the one that is live. */
export const comingSoon = 'Co chystáme';
export const comingSoonText = 'Nejdřív bezpečnost. Pak krok za krokem všechno ostatní, co drží aeroklub ve vzduchu.';
export const phase1 = '1. etapa';
export const phase2 = '2. etapa';
export const phase3 = '3. etapa';
export const phase4 = '4. etapa';
export const phase5 = '5. etapa';
export const liveChip = 'Funguje';
export const flightLogging = 'Záznam letů a flotila';
export const towHeight = 'Vzlet, přistání a výška vleku';
export const flightTime = 'Doba letu automaticky';
export const flightSheets = 'Denní záznam letů';
export const maintenance = 'Upozornění na údržbu';
export const airworthiness = 'Hlídání letové způsobilosti';
export const utilisation = 'Využití letadel';
export const training = 'Výcvik a pokroky žáků';
export const progress = 'Sledování pokroku';
export const lessonPlans = 'Jednotné osnovy';
export const exercises = 'Příprava na úlohy a jejich zápis';
export const currency = 'Hlídání rozlétanosti';
export const analytics = 'Rozbory a export';
export const trendAnalytics = 'Rozbor trendů';
export const exports = 'Export do PDF a CSV';
export const notifications = 'E-mail při novém hlášení';
export const members = 'Členové a platby';
export const crm = 'Evidence členů';
export const leads = 'Péče o zájemce';
export const invoicing = 'Měsíční vyúčtování';
export const cards = 'Platby kartou';

/** Heading and invitation at the end. */
export const beta = 'Zkušební provoz';
export const betaText =
  '{product} je ve zkušebním provozu s omezeným přístupem. Chce být váš aeroklub mezi prvními? Napište nám: vše vám nastavíme a vyslechneme, co potřebujete.';
export const betaSubmit = 'Podat hlášení';
export const betaJoin = 'Napsat nám';
