/** The landing page, for people who have not heard of the product: gliding clubs, their pilots and their safety teams. */

/** The promise at the top, in large type. */
export const headline = 'En pilots tillbud. Allas lärdom.';
/** {product} is the product's name. */
export const intro =
  '{product} är platsen där segelflygklubbar rapporterar händelser i förtroende, lär av dem tillsammans och publicerar det som hjälper andra: namn tas bort, och en människa kontrollerar.';
/** Two buttons. */
export const submitReport = 'Skicka en säkerhetsrapport';
export const viewReports = 'Läs publicerade rapporter';
export const confidential = 'Konfidentiellt, utan inloggning, på ungefär två minuter.';

/** Heading and three reasons, as cards. */
export const safetyFirst = 'Säkerheten först';
export const nearMisses =
  'De flesta olyckor var först ett tillbud, någon annanstans, hos någon som inte berättade. Vi gör det lätt att berätta.';
export const openCulture = 'Öppen säkerhetskultur';
export const openCultureText =
  'Alla kan berätta vad som hände, från första EK till en miss på startplatsen, utan konto och utan rädsla för följderna.';
export const education = 'Lärdomar med struktur';
export const educationText =
  'Säkerhetsteamet lägger till vad man kan lära av det, så att varje publicerad rapport blir en kort lektion och inte skvaller.';
export const operations = 'Enklare vardag';
export const operationsText =
  'Säkerhetsansvariga, kassörer, fältchefer, bogserförare och lärare får tillbaka sina kvällar: en plats i stället för papper, mejl och minne.';

/** Heading and four steps, each with a picture. */
export const whatHappens = 'Det här händer med din rapport';
export const sent = 'Skickad';
export const sentText = 'Det tar två minuter på mobilen och förblir konfidentiellt. Till sist får du en kvittokod.';
export const read = 'Läst';
export const readText = 'Säkerhetsteamet i din klubb läser den. Har de en fråga svarar du med koden, utan konto.';
export const actedOn = 'Åtgärdad';
export const actedOnText =
  'Det som behöver ändras blir en åtgärd med namn och datum, och senare en fråga: gav den effekt?';
export const shared = 'Delad';
export const sharedText =
  'Din kod visar vad det ledde till. Det som hjälper andra publiceras: namn tas bort, och en människa kontrollerar.';

/** Heading and six parts, each with its points. */
export const liveNow = 'Finns nu';
export const liveNowText =
  'En rapport går från piloten som var med till säkerhetsteamet. De publicerar det som hjälper alla som flyger: namn tas bort, och en människa kontrollerar.';
export const submission = 'Säkerhetsrapporter från alla';
export const submissionForms = 'Listor med flygets egna begrepp';
export const submissionMobile = 'Gjort för mobilen, ute på startplatsen';
export const submissionCountry = 'Ditt land känns igen på din IP-adress';
export const submissionNarrative = 'Bara beskrivningen av det som hände är obligatorisk';
export const dashboard = 'Översikt för säkerhetsansvariga';
export const dashboardReview = 'Varje rapport granskas och godkänns';
export const dashboardAnalysis = 'Fackmässig analys från säkerhetsteamet';
export const dashboardFilters = 'Filtrera på allvarlighetsgrad, datum och luftfartyg';
export const dashboardControls = 'Styr synlighet och anonymisering';
export const viewer = 'Publicerade rapporter';
export const viewerAnonymised = 'Helt anonymiserade rapporter';
export const viewerLesson = 'Lärdomen intill det som hände';
export const viewerLink = 'En länk till varje rapport, att dela på genomgången';
/** A link. */
export const seeBriefing = 'Tre lärdomar till dagens genomgång';
export const search = 'Sökning och analys';
export const searchKeyword = 'Sökning på ord i alla fält';
export const searchAircraft = 'Filter på typ av luftfartyg';
export const searchCounts = 'Hur mycket som väntar och hur mycket som är publicerat';
/** A link. */
export const seeTrends = 'Se trenderna';
export const receipt = 'Kvittokod, inget konto';
export const receiptCode = 'En kod efter varje rapport, bara för den som rapporterat';
export const receiptQuestions = 'Säkerhetsteamets frågor och dina svar';
export const receiptOutcome = 'Vad det ledde till, och hur du raderar dina kontaktuppgifter';
/** A link. */
export const followReport = 'Följ din rapport';
export const club = 'Uppföljning, och din klubb';
export const clubActions = 'Åtgärder med namn och dag, och ”Gav den effekt?”';
export const clubAuthority = 'Filen till myndigheten, och hur lång tid som är kvar';
export const clubFactor = 'Andra faktor och passnycklar för säkerhetsteamet';
export const clubPoster = 'En affisch med QR-kod, och era gamla rapporter importerade';

/** Heading and four later phases; a chip marks the one that is live. */
export const comingSoon = 'På gång';
export const comingSoonText =
  'Säkerheten kommer först. Sedan allt annat som håller en klubb i luften, ett steg i taget.';
export const phase1 = 'Fas 1';
export const phase2 = 'Fas 2';
export const phase3 = 'Fas 3';
export const phase4 = 'Fas 4';
export const phase5 = 'Fas 5';
export const liveChip = 'Finns nu';
export const flightLogging = 'Flygdagbok och koll på flottan';
export const towHeight = 'Start, landning och bogserhöjd';
export const flightTime = 'Flygtid automatiskt';
export const flightSheets = 'Startlistor för dagen';
export const maintenance = 'Påminnelser om underhåll';
export const airworthiness = 'Påminnelser om luftvärdighet';
export const utilisation = 'Utnyttjande';
export const training = 'Utbildning och elevernas framsteg';
export const progress = 'Följ elevens framsteg';
export const lessonPlans = 'Gemensamma lektionsplaner';
export const exercises = 'Genomgångar och kvittering av övningar';
export const currency = 'Påminnelser om flygtrim';
export const analytics = 'Analys och export';
export const trendAnalytics = 'Trendanalys';
export const exports = 'Export till PDF och CSV';
export const notifications = 'Mejl när nya rapporter kommer';
export const members = 'Medlemmar och betalningar';
export const crm = 'Medlemsregister';
export const leads = 'Kontakt med intresserade';
export const invoicing = 'Månadsfakturor';
export const cards = 'Kortbetalning';

/** Heading and invitation at the end. */
export const beta = 'Betatest';
export const betaText =
  '{product} är i beta med begränsad tillgång. Vill din klubb vara bland de första? Skriv till oss: vi hjälper er i gång och lyssnar på vad ni behöver.';
export const betaSubmit = 'Skicka säkerhetsrapport';
export const betaJoin = 'Mejla oss och var med';
