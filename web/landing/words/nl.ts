/** The landing page, for people who have not heard of the product: gliding clubs, their pilots and their safety teams. */

/** The promise at the top, in large type. */
export const headline = 'Eén vlieger schrikt. Iedereen leert.';
/** {product} is the product's name. */
export const intro =
  'Met {product} melden zweefvliegclubs voorvallen in vertrouwen, leren ze er samen van en publiceren ze wat anderen helpt: namen worden weggehaald, en een mens kijkt het na.';
/** Two buttons. */
export const submitReport = 'Veiligheidsmelding doen';
export const viewReports = 'Openbare meldingen lezen';
export const confidential = 'Vertrouwelijk, zonder in te loggen, in zo’n twee minuten.';

/** Heading and three reasons, as cards. */
export const safetyFirst = 'Veiligheid voorop';
export const nearMisses =
  'De meeste ongevallen waren eerst een bijna-ongeval: ergens anders, bij iemand die het niemand vertelde. Wij maken vertellen makkelijk.';
export const openCulture = 'Open veiligheidscultuur';
export const openCultureText =
  'Iedereen kan vertellen wat er gebeurde, van een eerste solo tot een misverstand op de startplaats: zonder account en zonder angst voor de gevolgen.';
export const education = 'Leren van elkaar';
export const educationText =
  'Het veiligheidsteam schrijft erbij wat ervan te leren valt. Zo leest elke gepubliceerde melding als een korte les en niet als een roddel.';
export const operations = 'Minder rompslomp';
export const operationsText =
  'Veiligheidscoördinatoren, penningmeesters, startleiders, sleepvliegers en instructeurs krijgen hun avonden terug: één plek in plaats van papier, mails en geheugen.';

/** Heading and four steps, each with a picture. */
export const whatHappens = 'Wat er met je melding gebeurt';
export const sent = 'Verstuurd';
export const sentText =
  'Het kost twee minuten op je telefoon en blijft vertrouwelijk. Aan het eind krijg je een volgcode.';
export const read = 'Gelezen';
export const readText =
  'Het veiligheidsteam van je club leest je melding. Hebben ze een vraag, dan antwoord je met de code, zonder account.';
export const actedOn = 'Aangepakt';
export const actedOnText =
  'Wat anders moet, wordt een actie met een naam en een datum. En later de vraag: heeft het geholpen?';
export const shared = 'Gedeeld';
export const sharedText =
  'Met je code zie je wat ermee gedaan is. Wat anderen helpt, wordt gepubliceerd: namen worden weggehaald, en een mens kijkt het na.';

/** Heading and six parts, each with its points. */
export const liveNow = 'Dit kan nu al';
export const liveNowText =
  'Een melding gaat van de vlieger die erbij was naar het veiligheidsteam. Dat publiceert wat iedereen die vliegt verderhelpt: namen worden weggehaald, en een mens kijkt het na.';
export const submission = 'Melden zonder account';
export const submissionForms = 'Keuzelijsten met begrippen uit de luchtvaart';
export const submissionMobile = 'Werkt op je telefoon, ook op de startplaats';
export const submissionCountry = 'Je land wordt afgeleid uit je IP-adres';
export const submissionNarrative = 'Over het voorval is alleen de beschrijving verplicht';
export const dashboard = 'Dashboard voor het veiligheidsteam';
export const dashboardReview = 'Elke melding wordt beoordeeld en goedgekeurd';
export const dashboardAnalysis = 'Met een vakkundige analyse van het veiligheidsteam';
export const dashboardFilters = 'Filteren op ernst, datum en toestel';
export const dashboardControls = 'Zelf bepalen wat zichtbaar en wat anoniem is';
export const viewer = 'Openbare meldingen';
export const viewerAnonymised = 'Volledig geanonimiseerd';
export const viewerLesson = 'De les naast wat er gebeurde';
export const viewerLink = 'Een link per melding, om op de briefing te delen';
/** A link. */
export const seeBriefing = 'Drie lessen voor de briefing van vandaag';
export const search = 'Zoeken en cijfers';
export const searchKeyword = 'Zoeken op trefwoord in alle velden';
export const searchAircraft = 'Filteren op soort toestel';
export const searchCounts = 'Tellers: wat nog wacht en wat gepubliceerd is';
/** A link. */
export const seeTrends = 'Bekijk de trends';
export const receipt = 'Volgcode, geen account';
export const receiptCode = 'Een code na elke melding, alleen voor de melder';
export const receiptQuestions = 'Vragen van het veiligheidsteam, en jouw antwoorden';
export const receiptOutcome = 'Wat ermee gedaan is, en je contactgegevens wissen';
/** A link. */
export const followReport = 'Volg je melding';
export const club = 'Afhandeling, en je club';
export const clubActions = 'Acties met een naam en een datum, en ‘Heeft het geholpen?’';
export const clubAuthority = 'Het bestand voor de luchtvaartautoriteit, en hoeveel tijd er nog is';
export const clubFactor = 'Een tweede factor en passkeys voor het veiligheidsteam';
export const clubPoster = 'Een poster met QR-code, en je oude meldingen geïmporteerd';

/** Heading and four later phases; a chip marks the one that is live. */
export const comingSoon = 'Binnenkort';
export const comingSoonText = 'Eerst de veiligheid. Daarna stap voor stap de rest van wat een club in de lucht houdt.';
export const phase1 = 'Fase 1';
export const phase2 = 'Fase 2';
export const phase3 = 'Fase 3';
export const phase4 = 'Fase 4';
export const phase5 = 'Fase 5';
export const liveChip = 'Nu al';
export const flightLogging = 'Startadministratie en vloot';
export const towHeight = 'Start, landing en sleephoogte';
export const flightTime = 'Vluchttijd automatisch';
export const flightSheets = 'Daglijsten van alle starts';
export const maintenance = 'Onderhoud op tijd';
export const airworthiness = 'Herinnering aan luchtwaardigheidskeuringen';
export const utilisation = 'Gebruik van de vloot';
export const training = 'Opleiding en voortgang';
export const progress = 'Voortgang per leerling';
export const lessonPlans = 'Standaardlesplannen';
export const exercises = 'Oefeningen voorbereiden en aftekenen';
export const currency = 'Herinnering als je recente ervaring verloopt';
export const analytics = 'Cijfers en export';
export const trendAnalytics = 'Trends';
export const exports = 'Export als PDF en CSV';
export const notifications = 'Mail bij nieuwe meldingen';
export const members = 'Leden en betalingen';
export const crm = 'Ledenadministratie';
export const leads = 'Belangstellenden opvolgen';
export const invoicing = 'Maandelijkse facturen';
export const cards = 'Betalen met kaart';

/** Heading and invitation at the end. */
export const beta = 'Bètatest';
export const betaText =
  '{product} is in bèta, met een beperkt aantal clubs. Wil je club bij de eerste horen? Schrijf ons: wij richten alles in en luisteren naar wat jullie nodig hebben.';
export const betaSubmit = 'Veiligheidsmelding doen';
export const betaJoin = 'Mail ons om mee te doen';
