/** The Hazards page and the printed register: what could go wrong, how bad it would be, and what is done about it. */

/** Below the heading of the page. */
export const whatCouldGoWrong = 'Che cosa può andare storto, quanto sarebbe grave e che cosa lo impedisce';
export const noStaffRights =
  'Il tuo account non ha diritti di gestione: i piloti possono accedere, ma non vedere i pericoli. Se ti serve, chiedi all’amministratore del tuo club.';
export const loadingHazards = 'Caricamento dei pericoli…';
export const notLoaded = 'Non è stato possibile caricare i pericoli.';

/** Tabs: which hazards are shown. */
export const states = { open: 'Aperti', accepted: 'Accettati', closed: 'Chiusi', all: 'Tutti' };

/** Buttons. */
export const addHazard = 'Aggiungi pericolo';
export const print = 'Stampa';
export const printing = 'Preparazione…';
/** Message: its title, and its text if the server gave none. */
export const notPrinted = 'Non stampato';
export const notAllLoaded = 'Non è stato possibile caricare tutti i pericoli.';

/** Instead of an empty list, for each tab. */
export const nothing = {
  open: 'Nessun pericolo aperto. Aggiungi quello che può fare male a qualcuno sul vostro campo: quanto sarebbe grave, quanto è probabile e che cosa lo impedisce.',
  accepted: 'Nessun pericolo accettato. Accettane uno quando il club può convivere con il rischio che resta.',
  closed: 'Nessun pericolo è chiuso.',
  all: 'Ancora nessun pericolo. Aggiungi quello che può fare male a qualcuno sul vostro campo: quanto sarebbe grave, quanto è probabile e che cosa lo impedisce.',
};
export const nothingInCell = 'Nessun pericolo con questa gravità e probabilità.';

/** Name of the grid, heading of its rows and of its columns. */
export const grid = 'Pericoli per gravità e probabilità, prima delle misure';
export const severity = 'Gravità';
export const likelihood = 'Probabilità';
/** Name of a cell of the grid: {level} is a number, {words} its name, e.g. `undesirable`; {hazards} as below. */
export const cell = 'Gravità {severity}, probabilità {likelihood}, livello {level}, {words}: {hazards}';
export const hazardCount = { one: '{count} pericolo', other: '{count} pericoli' };
/** Above the grid, whose cells are then empty. */
export const countsNotLoaded = 'Non è stato possibile caricare i numeri della matrice.';
/** Below the grid, beside each shape: {from} and {to} are levels. */
export const levelRange = 'da {from} a {to}: {words}';
/** The selected cell of the grid, and a button that shows all again. */
export const chosenCell = 'Gravità {severity}, probabilità {likelihood}';
export const showAll = 'Mostra tutti';

/** Headings of the columns. */
export const columns = {
  hazard: 'Pericolo',
  before: 'Prima delle misure',
  after: 'Dopo le misure',
  who: 'Responsabile',
  review: 'Revisione',
};
export const nobodyYet = 'Ancora nessuno';
export const noReview = 'non prevista';
/** A chip on a hazard: {day} is a day that has passed. */
export const reviewPast = 'revisione scaduta: {day}';
/** Below the name of a hazard. */
export const reports = { one: '{count} segnalazione', other: '{count} segnalazioni' };
export const actions = { one: '{count} azione', other: '{count} azioni' };
export const loadMore = 'Carica altri pericoli';
export const moreFailed = 'Non è stato possibile caricare altri pericoli.';
export const hazardNotLoaded = 'Non è stato possibile caricare il pericolo';

/** On paper: the title, {day} is today; then the hazards in groups by level. */
export const register = 'Registro dei pericoli';
export const asOf = 'Situazione in data {day}, per il riesame annuale della sicurezza';
/** Heading of a group: {words} is the name of a level, e.g. `undesirable`. */
export const group = 'Livello: {words}';
export const whatWasDone = 'Che cosa è stato fatto';
export const whatIsLeft = 'Che cosa resta da fare';
export const controls = 'Misure di controllo: {text}';
export const closedBecause = 'Chiuso: {reason}';
export const nothingDone = 'Ancora niente.';
export const nothingLeft = 'Niente.';
/** {action} is what needs to be done; {who} a name, {day} a day. */
export const doneAction = 'Fatto: {action}';
export const openAction = 'Da fare: {action}';
export const owner = 'Se ne occupa {who}';
export const dueOn = 'scadenza {day}';
export const reviewOn = 'Da rivedere: {day}';
export const worked = { yes: 'ha funzionato', partly: 'ha funzionato in parte', no: 'non ha funzionato' };
export const noHazards = 'Nessun pericolo.';
