/** The landing page, for people who have not heard of the product: gliding clubs, their pilots and their safety teams. */

/** The promise at the top, in large type. */
export const headline = 'Lo spavento di uno. Una lezione per tutti.';
/** {product} is the product's name. */
export const intro =
  '{product} è il posto dove i club di volo a vela segnalano in via riservata gli eventi di sicurezza, ne traggono insieme insegnamento e pubblicano quello che serve agli altri: i nomi vengono tolti e una persona controlla.';
/** Two buttons. */
export const submitReport = 'Invia una segnalazione';
export const viewReports = 'Leggi le segnalazioni';
export const confidential = 'Riservato, senza account, in due minuti circa.';

/** Heading and three reasons, as cards. */
export const safetyFirst = 'La sicurezza prima di tutto';
export const nearMisses =
  'Prima di un incidente c’è quasi sempre un mancato incidente: da un’altra parte, a qualcuno che non ne ha parlato. Qui raccontarlo è facile.';
export const openCulture = 'Parlarne senza timore';
export const openCultureText =
  'Chiunque può raccontare che cosa è successo, dal primo volo da solista al malinteso in linea di volo, senza account e senza temere conseguenze.';
export const education = 'Imparare davvero';
export const educationText =
  'Il team sicurezza aggiunge quello che se ne può imparare: ogni segnalazione pubblicata si legge come una breve lezione, non come un pettegolezzo.';
export const operations = 'Meno scartoffie';
export const operationsText =
  'Responsabili della sicurezza, tesorieri, capi campo, trainatori e istruttori si riprendono le serate: un posto solo invece di fogli, email e memoria.';

/** Heading and four steps, each with a picture. */
export const whatHappens = 'Che cosa succede alla tua segnalazione';
export const sent = 'Inviata';
export const sentText = 'Bastano due minuti col telefono e resta riservata. Alla fine ricevi un codice di ricevuta.';
export const read = 'Letta';
export const readText =
  'La legge il team sicurezza del tuo club. Se ha una domanda, rispondi con il codice, senza account.';
export const actedOn = 'Affrontata';
export const actedOnText =
  'Quello che deve cambiare diventa un’azione con un nome e una data, e più avanti una domanda: ha funzionato?';
export const shared = 'Condivisa';
export const sharedText =
  'Con il codice vedi com’è andata a finire. Quello che serve agli altri viene pubblicato: i nomi vengono tolti e una persona controlla.';

/** Heading and six parts, each with its points. */
export const liveNow = 'Già disponibile';
export const liveNowText =
  'La segnalazione va da chi c’era al team sicurezza, che pubblica quello che serve a tutti quelli che volano: i nomi vengono tolti e una persona controlla.';
export const submission = 'Segnalazioni aperte a tutti';
export const submissionForms = 'Elenchi già pronti con i termini del volo';
export const submissionMobile = 'Comodo sul telefono, pensato per la linea di volo';
export const submissionCountry = 'Il paese si riconosce dall’indirizzo IP';
export const submissionNarrative = 'Dell’evento è obbligatorio solo il racconto';
export const dashboard = 'Un pannello per il team sicurezza';
export const dashboardReview = 'Ogni segnalazione esaminata e approvata da una persona';
export const dashboardAnalysis = 'L’analisi di chi si occupa di sicurezza';
export const dashboardFilters = 'Filtri per gravità, data e aeromobile';
export const dashboardControls = 'Decidi che cosa è pubblico e che cosa resta anonimo';
export const viewer = 'Segnalazioni pubblicate';
export const viewerAnonymised = 'Pubbliche e del tutto anonimizzate';
export const viewerLesson = 'La lezione accanto al fatto';
export const viewerLink = 'Un link per ciascuna, da usare al briefing';
/** A link. */
export const seeBriefing = 'Tre lezioni per il briefing di oggi';
export const search = 'Ricerca e numeri';
export const searchKeyword = 'Ricerca per parola in tutti i campi';
export const searchAircraft = 'Filtro per categoria di aeromobile';
export const searchCounts = 'Quante sono da esaminare, quante pubblicate';
/** A link. */
export const seeTrends = 'Guarda le tendenze';
export const receipt = 'Un codice, nessun account';
export const receiptCode = 'Dopo ogni segnalazione, un codice solo per chi l’ha inviata';
export const receiptQuestions = 'Le domande del team sicurezza e le tue risposte';
export const receiptOutcome = 'Com’è andata a finire, e come cancellare i tuoi dati di contatto';
/** A link. */
export const followReport = 'Segui la tua segnalazione';
export const club = 'La gestione, e il tuo club';
export const clubActions = 'Azioni con un nome e una data, e “Ha funzionato?”';
export const clubAuthority = 'Il file per l’autorità, e quanto tempo resta';
export const clubFactor = 'Secondo fattore e passkey per il team sicurezza';
export const clubPoster = 'Una locandina con codice QR, e le vecchie segnalazioni importate';

/** Heading and four later phases; a chip marks the one that is live. */
export const comingSoon = 'In arrivo';
export const comingSoonText =
  'Prima la sicurezza. Poi, un passo alla volta, il resto di quello che tiene in volo un club.';
export const phase1 = 'Fase 1';
export const phase2 = 'Fase 2';
export const phase3 = 'Fase 3';
export const phase4 = 'Fase 4';
export const phase5 = 'Fase 5';
export const liveChip = 'Già attivo';
export const flightLogging = 'Registro dei voli e della flotta';
export const towHeight = 'Decollo, atterraggio e quota di sgancio';
export const flightTime = 'Tempi di volo automatici';
export const flightSheets = 'Fogli di volo giornalieri';
export const maintenance = 'Scadenze di manutenzione';
export const airworthiness = 'Promemoria di aeronavigabilità';
export const utilisation = 'Ore e decolli';
export const training = 'Scuola e progressi degli allievi';
export const progress = 'I progressi, passo per passo';
export const lessonPlans = 'Programmi di lezione standard';
export const exercises = 'Briefing ed esercizi firmati';
export const currency = 'Promemoria su abilitazioni ed esperienza recente';
export const analytics = 'Analisi ed esportazione';
export const trendAnalytics = 'Analisi delle tendenze';
export const exports = 'Esportazione PDF e CSV';
export const notifications = 'Un’email a ogni nuova segnalazione';
export const members = 'Soci e pagamenti';
export const crm = 'Anagrafica dei soci';
export const leads = 'Contatti con i futuri soci';
export const invoicing = 'Conti mensili';
export const cards = 'Pagamenti con carta';

/** Heading and invitation at the end. */
export const beta = 'Versione beta';
export const betaText =
  '{product} è in beta, con accesso limitato. Se il tuo club vuole essere tra i primi, scrivici: configuriamo tutto noi e ascoltiamo che cosa vi serve.';
export const betaSubmit = 'Invia una segnalazione';
export const betaJoin = 'Scrivici per partecipare';
