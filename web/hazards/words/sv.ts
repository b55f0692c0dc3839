/** The Hazards page and the printed register: what could go wrong, how bad it would be, and what is done about it. */

/** Below the heading of the page. */
export const whatCouldGoWrong = 'Vad som kan gå fel, hur illa det vore och vad som skyddar mot det';
export const noStaffRights =
  'Ditt konto hör inte till säkerhetsteamet: piloter kan logga in, men inte se faror. Fråga klubbens administratör om du behöver åtkomst.';
export const loadingHazards = 'Laddar faror…';
export const notLoaded = 'Farorna kunde inte laddas.';

/** Tabs: which hazards are shown. */
export const states = { open: 'Öppna', accepted: 'Godtagna', closed: 'Avslutade', all: 'Alla' };

/** Buttons. */
export const addHazard = 'Lägg till fara';
export const print = 'Skriv ut';
export const printing = 'Förbereder…';
/** Message: its title, and its text if the server gave none. */
export const notPrinted = 'Inte utskrivet';
export const notAllLoaded = 'Det gick inte att ladda alla faror.';

/** Instead of an empty list, for each tab. */
export const nothing = {
  open: 'Inga öppna faror. Lägg till det som kan skada någon på ert fält: hur illa det vore, hur troligt det är och vad som skyddar mot det.',
  accepted: 'Ingen fara är godtagen. Godta en när klubben kan leva med den risk som återstår.',
  closed: 'Ingen fara är avslutad.',
  all: 'Inga faror ännu. Lägg till det som kan skada någon på ert fält: hur illa det vore, hur troligt det är och vad som skyddar mot det.',
};
export const nothingInCell = 'Ingen fara med den här allvarlighetsgraden och sannolikheten.';

/** Name of the grid, heading of its rows and of its columns. */
export const grid = 'Faror efter allvarlighetsgrad och sannolikhet, före skyddsåtgärder';
export const severity = 'Allvarlighetsgrad';
export const likelihood = 'Sannolikhet';
/** Name of a cell of the grid: {level} is a number, {words} its name, e.g. `undesirable`; {hazards} as below. */
export const cell = 'Allvarlighetsgrad {severity}, sannolikhet {likelihood}, nivå {level}, {words}: {hazards}';
export const hazardCount = { one: '{count} fara', other: '{count} faror' };
/** Above the grid, whose cells are then empty. */
export const countsNotLoaded = 'Siffrorna i matrisen kunde inte laddas.';
/** Below the grid, beside each shape: {from} and {to} are levels. */
export const levelRange = '{from} till {to}: {words}';
/** The selected cell of the grid, and a button that shows all again. */
export const chosenCell = 'Allvarlighetsgrad {severity}, sannolikhet {likelihood}';
export const showAll = 'Visa alla';

/** Headings of the columns. */
export const columns = {
  hazard: 'Fara',
  before: 'Före skyddsåtgärder',
  after: 'Efter skyddsåtgärder',
  who: 'Ansvarig',
  review: 'Översyn',
};
export const nobodyYet = 'Ingen ännu';
export const noReview = 'inte planerad';
/** A chip on a hazard: {day} is a day that has passed. */
export const reviewPast = 'översynen skulle ha skett {day}';
/** Below the name of a hazard. */
export const reports = { one: '{count} rapport', other: '{count} rapporter' };
export const actions = { one: '{count} åtgärd', other: '{count} åtgärder' };
export const loadMore = 'Visa fler faror';
export const moreFailed = 'Fler faror kunde inte laddas.';
export const hazardNotLoaded = 'Faran kunde inte laddas';

/** On paper: the title, {day} is today; then the hazards in groups by level. */
export const register = 'Faroregister';
export const asOf = 'Per {day}, inför den årliga säkerhetsgenomgången';
/** Heading of a group: {words} is the name of a level, e.g. `undesirable`. */
export const group = 'Nivå: {words}';
export const whatWasDone = 'Vad som har gjorts';
export const whatIsLeft = 'Vad som återstår';
export const controls = 'Skyddsåtgärder: {text}';
export const closedBecause = 'Avslutad: {reason}';
export const nothingDone = 'Inget ännu.';
export const nothingLeft = 'Inget.';
/** {action} is what needs to be done; {who} a name, {day} a day. */
export const doneAction = 'Klart: {action}';
export const openAction = 'Att göra: {action}';
export const owner = 'Ansvarig: {who}';
export const dueOn = 'senast {day}';
export const reviewOn = 'Ses över {day}';
export const worked = { yes: 'gav effekt', partly: 'gav delvis effekt', no: 'gav ingen effekt' };
export const noHazards = 'Inga faror.';
