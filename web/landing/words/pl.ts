/** The landing page, for people who have not heard of the product: gliding clubs, their pilots and their safety teams. */

/** The promise at the top, in large type. */
export const headline = 'O włos od wypadku. Lekcja dla wszystkich.';
/** {product} is the product's name. */
export const intro =
  'W {product} kluby szybowcowe poufnie zgłaszają zdarzenia, wspólnie wyciągają z nich wnioski i publikują to, co pomaga innym: bez nazwisk i zawsze po sprawdzeniu przez człowieka.';
/** Two buttons. */
export const submitReport = 'Zgłoś zdarzenie';
export const viewReports = 'Czytaj zgłoszenia';
export const confidential = 'Poufnie, bez logowania, w około dwie minuty.';

/** Heading and three reasons, as cards. */
export const safetyFirst = 'Najpierw bezpieczeństwo';
export const nearMisses =
  'Zanim doszło do wypadku, ktoś inny zwykle uniknął go o włos i nikomu o tym nie powiedział. U nas powiedzieć jest łatwo.';
export const openCulture = 'Bez obaw';
export const openCultureText =
  'Każdy może napisać, co się stało, od pierwszego samodzielnego lotu po zamieszanie na starcie. Bez konta i bez strachu przed konsekwencjami.';
export const education = 'Wnioski zamiast plotek';
export const educationText =
  'Zespół bezpieczeństwa dopisuje, czego można się z tego nauczyć, dlatego każde opublikowane zgłoszenie to krótka lekcja, a nie klubowa plotka.';
export const operations = 'Mniej papierów';
export const operationsText =
  'Osoby od bezpieczeństwa, skarbnicy, kierownicy lotów, piloci holujący i instruktorzy odzyskują wieczory: jedno miejsce zamiast kartek, e-maili i pamięci.';

/** Heading and four steps, each with a picture. */
export const whatHappens = 'Co się dzieje ze zgłoszeniem';
export const sent = 'Wysłane';
export const sentText = 'Dwie minuty na telefonie, wszystko poufnie. Na końcu pojawia się kod zgłoszenia.';
export const read = 'Przeczytane';
export const readText =
  'Czyta je zespół bezpieczeństwa klubu. Jeśli o coś zapyta, odpowiedzieć można za pomocą kodu, bez konta.';
export const actedOn = 'Działania';
export const actedOnText =
  'To, co trzeba zmienić, staje się działaniem z nazwiskiem i terminem, a potem pada pytanie: czy pomogło?';
export const shared = 'Dla wszystkich';
export const sharedText =
  'Kod pokazuje, co wynikło ze zgłoszenia. To, co pomaga innym, zostaje opublikowane: bez nazwisk i po sprawdzeniu przez człowieka.';

/** Heading and six parts, each with its points. */
export const liveNow = 'Już działa';
export const liveNowText =
  'Zgłoszenie trafia od pilota, który przy tym był, do zespołu bezpieczeństwa. Zespół publikuje to, co pomaga wszystkim latającym: bez nazwisk i po sprawdzeniu przez człowieka.';
export const submission = 'Zgłaszanie zdarzeń';
export const submissionForms = 'Gotowe listy lotniczych pojęć';
export const submissionMobile = 'Wygodne na telefonie, także na starcie';
export const submissionCountry = 'Kraj rozpoznawany po adresie IP';
export const submissionNarrative = 'O zdarzeniu wystarczy sam opis';
export const dashboard = 'Panel zespołu bezpieczeństwa';
export const dashboardReview = 'Każde zgłoszenie sprawdza i zatwierdza człowiek';
export const dashboardAnalysis = 'Fachowa analiza dopisana przez zespół';
export const dashboardFilters = 'Filtry: skutki, data, statek powietrzny';
export const dashboardControls = 'Wybór, co będzie widoczne, a co zanonimizowane';
export const viewer = 'Opublikowane zgłoszenia';
export const viewerAnonymised = 'W pełni zanonimizowane';
export const viewerLesson = 'Obok zdarzenia wnioski';
export const viewerLink = 'Link do każdego zgłoszenia, w sam raz na odprawę';
/** A link. */
export const seeBriefing = 'Trzy wnioski na dzisiejszą odprawę';
export const search = 'Wyszukiwanie i statystyki';
export const searchKeyword = 'Szukanie słów we wszystkich polach zgłoszenia';
export const searchAircraft = 'Filtr kategorii statku powietrznego';
export const searchCounts = 'Ile zgłoszeń czeka, ile opublikowano';
/** A link. */
export const seeTrends = 'Zobacz trendy';
export const receipt = 'Kod zamiast konta';
export const receiptCode = 'Po każdym zgłoszeniu kod, tylko dla osoby zgłaszającej';
export const receiptQuestions = 'Pytania zespołu bezpieczeństwa i odpowiedzi';
export const receiptOutcome = 'Co z tego wynikło, a w razie potrzeby usunięcie danych kontaktowych';
/** A link. */
export const followReport = 'Moje zgłoszenie';
export const club = 'Dalszy ciąg w klubie';
export const clubActions = 'Działania z nazwiskiem i terminem oraz pytanie „Czy pomogło?”';
export const clubAuthority = 'Plik dla urzędu lotniczego i czas, który pozostał';
export const clubFactor = 'Drugi składnik i klucze dostępu dla zespołu bezpieczeństwa';
export const clubPoster = 'Plakat z kodem QR i import dawnych zgłoszeń';

/** Heading and four later phases; a chip marks the one that is live. */
export const comingSoon = 'Wkrótce';
export const comingSoonText = 'Najpierw bezpieczeństwo. Potem, krok po kroku, reszta tego, czym żyje klub.';
export const phase1 = 'Etap 1';
export const phase2 = 'Etap 2';
export const phase3 = 'Etap 3';
export const phase4 = 'Etap 4';
export const phase5 = 'Etap 5';
export const liveChip = 'Już działa';
export const flightLogging = 'Rejestr lotów i flota';
export const towHeight = 'Start, lądowanie i wysokość holu';
export const flightTime = 'Nalot liczony automatycznie';
export const flightSheets = 'Dzienna lista lotów';
export const maintenance = 'Przypomnienia o obsłudze technicznej';
export const airworthiness = 'Przypomnienia o zdatności do lotu';
export const utilisation = 'Wykorzystanie sprzętu';
export const training = 'Szkolenie i postępy uczniów';
export const progress = 'Śledzenie postępów';
export const lessonPlans = 'Standardowe konspekty zajęć';
export const exercises = 'Omówienie i zaliczanie ćwiczeń';
export const currency = 'Przypomnienia o bieżącej praktyce';
export const analytics = 'Statystyki i eksport';
export const trendAnalytics = 'Analiza trendów';
export const exports = 'Eksport do PDF i CSV';
export const notifications = 'E-mail o nowych zgłoszeniach';
export const members = 'Członkowie i płatności';
export const crm = 'Kartoteka członków';
export const leads = 'Kontakt z zainteresowanymi';
export const invoicing = 'Comiesięczne faktury';
export const cards = 'Płatność kartą';

/** Heading and invitation at the end. */
export const beta = 'Testy beta';
export const betaText =
  '{product} działa w wersji beta dla ograniczonej liczby klubów. Klub, który chce być wśród pierwszych, może do nas napisać: wszystko przygotujemy i posłuchamy, czego potrzeba.';
export const betaSubmit = 'Zgłoś zdarzenie';
export const betaJoin = 'Napisz do nas';
