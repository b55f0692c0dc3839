/** The landing page, for people who have not heard of the product: gliding clubs, their pilots and their safety teams. */

/** The promise at the top, in large type. */
export const headline = 'Einmal war es knapp. Alle lernen daraus.';
/** {product} is the product's name. */
export const intro =
  'Mit {product} melden Segelflugvereine sicherheitsrelevante Ereignisse vertraulich, lernen gemeinsam daraus und veröffentlichen, was anderen hilft: Namen werden entfernt, und ein Mensch prüft nach.';
/** Two buttons. */
export const submitReport = 'Sicherheitsmeldung abgeben';
export const viewReports = 'Meldungen lesen';
export const confidential = 'Vertraulich, ohne Anmeldung, in etwa zwei Minuten.';

/** Heading and three reasons, as cards. */
export const safetyFirst = 'Sicherheit zuerst';
export const nearMisses =
  'Den meisten Unfällen ging ein Beinahe-Unfall voraus, anderswo, bei jemandem, der nichts erzählt hat. Wir machen das Erzählen leicht.';
export const openCulture = 'Offene Sicherheitskultur';
export const openCultureText =
  'Alle können berichten, was passiert ist, vom ersten Alleinflug bis zum Durcheinander am Start, ohne Konto und ohne Angst vor Folgen.';
export const education = 'Lernen mit Plan';
export const educationText =
  'Das Sicherheitsteam ergänzt, was sich daraus lernen lässt. So liest sich jede veröffentlichte Meldung wie eine kurze Lektion und nicht wie Gerede.';
export const operations = 'Weniger Aufwand';
export const operationsText =
  'Sicherheitsbeauftragte, Kassenwarte, Flugleiter, Schlepppiloten und Fluglehrer bekommen ihre Abende zurück: ein Ort statt Zettel, Mails und Gedächtnis.';

/** Heading and four steps, each with a picture. */
export const whatHappens = 'Was mit deiner Meldung passiert';
export const sent = 'Gesendet';
export const sentText = 'Es dauert zwei Minuten am Handy und bleibt vertraulich. Am Ende bekommst du einen Belegcode.';
export const read = 'Gelesen';
export const readText =
  'Das Sicherheitsteam deines Vereins liest sie. Hat es eine Frage, antwortest du mit dem Code, ohne Konto.';
export const actedOn = 'Maßnahme';
export const actedOnText =
  'Was sich ändern muss, wird eine Maßnahme mit Namen und Datum, und später eine Frage: Hat es geholfen?';
export const shared = 'Geteilt';
export const sharedText =
  'Dein Code zeigt, was daraus wurde. Was anderen hilft, wird veröffentlicht: Namen werden entfernt, und ein Mensch prüft nach.';

/** Heading and six parts, each with its points. */
export const liveNow = 'Schon da';
export const liveNowText =
  'Eine Meldung geht von der Person, die dabei war, an das Sicherheitsteam. Dieses veröffentlicht, was allen hilft, die fliegen: Namen werden entfernt, und ein Mensch prüft nach.';
export const submission = 'Sicherheitsmeldungen von allen';
export const submissionForms = 'Formulare mit den Begriffen der Luftfahrt';
export const submissionMobile = 'Fürs Handy, gemacht für den Startplatz';
export const submissionCountry = 'Dein Land wird an der IP-Adresse erkannt';
export const submissionNarrative = 'Vom Vorfall ist nur der Hergang Pflicht';
export const dashboard = 'Übersicht für das Sicherheitsteam';
export const dashboardReview = 'Jede Meldung wird geprüft und freigegeben';
export const dashboardAnalysis = 'Fachliche Auswertung durch das Team';
export const dashboardFilters = 'Filter nach Schwere, Datum und Luftfahrzeug';
export const dashboardControls = 'Sichtbarkeit und Anonymisierung steuern';
export const viewer = 'Veröffentlichte Meldungen';
export const viewerAnonymised = 'Vollständig anonymisiert';
export const viewerLesson = 'Was passiert ist und was sich daraus lernen lässt';
export const viewerLink = 'Ein Link zu jeder Meldung, fürs Briefing';
/** A link. */
export const seeBriefing = 'Drei Lehren fürs Briefing von heute';
export const search = 'Suche und Auswertung';
export const searchKeyword = 'Stichwortsuche in allen Feldern';
export const searchAircraft = 'Filter nach Art des Luftfahrzeugs';
export const searchCounts = 'Wie viel wartet und wie viel veröffentlicht ist';
/** A link. */
export const seeTrends = 'Trends ansehen';
export const receipt = 'Belegcode statt Konto';
export const receiptCode = 'Ein Code nach jeder Meldung, nur für dich';
export const receiptQuestions = 'Fragen des Sicherheitsteams und deine Antworten';
export const receiptOutcome = 'Was daraus wurde, und wie du deine Kontaktdaten löschst';
/** A link. */
export const followReport = 'Deine Meldung verfolgen';
export const club = 'Nachbereitung im Verein';
export const clubActions = 'Maßnahmen mit Namen und Datum, und „Hat es geholfen?“';
export const clubAuthority = 'Die Datei für die Behörde, und wie viel Zeit noch bleibt';
export const clubFactor = 'Zweiter Faktor und Passkeys für das Sicherheitsteam';
export const clubPoster = 'Aushang mit QR-Code, Import eurer alten Meldungen';

/** Heading and four later phases; a chip marks the one that is live. */
export const comingSoon = 'Demnächst';
export const comingSoonText =
  'Sicherheit geht vor. Danach kommt Schritt für Schritt, was einen Verein sonst in der Luft hält.';
export const phase1 = 'Phase 1';
export const phase2 = 'Phase 2';
export const phase3 = 'Phase 3';
export const phase4 = 'Phase 4';
export const phase5 = 'Phase 5';
export const liveChip = 'Schon da';
export const flightLogging = 'Flugbuch und Flotte';
export const towHeight = 'Start, Landung und Schlepphöhe';
export const flightTime = 'Flugzeit automatisch';
export const flightSheets = 'Tägliche Startliste';
export const maintenance = 'Erinnerung an Wartung';
export const airworthiness = 'Erinnerung an Lufttüchtigkeit';
export const utilisation = 'Auslastung';
export const training = 'Ausbildung und Lernfortschritt';
export const progress = 'Ausbildungsstand im Blick';
export const lessonPlans = 'Einheitliche Lehrpläne';
export const exercises = 'Briefings und Bestätigung von Übungen';
export const currency = 'Erinnerung an fortlaufende Flugerfahrung';
export const analytics = 'Auswertung und Export';
export const trendAnalytics = 'Trendauswertung';
export const exports = 'Export als PDF und CSV';
export const notifications = 'E-Mail bei neuen Meldungen';
export const members = 'Mitglieder und Zahlungen';
export const crm = 'Mitgliederverwaltung';
export const leads = 'Kontakt zu Interessenten';
export const invoicing = 'Monatliche Rechnungen';
export const cards = 'Kartenzahlung';

/** Heading and invitation at the end. */
export const beta = 'Beta-Test';
export const betaText =
  '{product} ist im Beta-Test mit begrenztem Zugang. Wenn euer Verein unter den Ersten sein möchte, schreibt uns: Wir richten alles ein und hören zu, was ihr braucht.';
export const betaSubmit = 'Sicherheitsmeldung abgeben';
export const betaJoin = 'Mit einer E-Mail dabei sein';
