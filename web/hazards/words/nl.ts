/** The Hazards page and the printed register: what could go wrong, how bad it would be, and what is done about it. */

/** Below the heading of the page. */
export const whatCouldGoWrong = 'Wat er mis kan gaan, hoe erg dat zou zijn en wat ertegen gedaan is';
export const noStaffRights =
  'Je account heeft geen beheerrechten: vliegers kunnen inloggen, maar geen gevaren zien. Vraag de beheerder van je club als je toegang nodig hebt.';
export const loadingHazards = 'Gevaren laden…';
export const notLoaded = 'De gevaren konden niet worden geladen.';

/** Tabs: which hazards are shown. */
export const states = { open: 'Open', accepted: 'Geaccepteerd', closed: 'Gesloten', all: 'Alle' };

/** Buttons. */
export const addHazard = 'Gevaar toevoegen';
export const print = 'Afdrukken';
export const printing = 'Voorbereiden…';
/** Message: its title, and its text if the server gave none. */
export const notPrinted = 'Niet afgedrukt';
export const notAllLoaded = 'Niet alle gevaren konden worden geladen.';

/** Instead of an empty list, for each tab. */
export const nothing = {
  open: 'Geen open gevaren. Leg vast wat op jullie veld iemand kan verwonden: hoe erg dat zou zijn, hoe waarschijnlijk het is en wat ertegen gedaan is.',
  accepted: 'Er is geen gevaar geaccepteerd. Accepteer er een als de club kan leven met het risico dat overblijft.',
  closed: 'Er is geen gevaar gesloten.',
  all: 'Nog geen gevaren. Leg vast wat op jullie veld iemand kan verwonden: hoe erg dat zou zijn, hoe waarschijnlijk het is en wat ertegen gedaan is.',
};
export const nothingInCell = 'Geen gevaar met deze ernst en waarschijnlijkheid.';

/** Name of the grid, heading of its rows and of its columns. */
export const grid = 'Gevaren naar ernst en waarschijnlijkheid, voor maatregelen';
export const severity = 'Ernst';
export const likelihood = 'Waarschijnlijkheid';
/** Name of a cell of the grid: {level} is a number, {words} its name, e.g. `undesirable`; {hazards} as below. */
export const cell = 'Ernst {severity}, waarschijnlijkheid {likelihood}, niveau {level}, {words}: {hazards}';
export const hazardCount = { one: '{count} gevaar', other: '{count} gevaren' };
/** Above the grid, whose cells are then empty. */
export const countsNotLoaded = 'De aantallen in de matrix konden niet worden geladen.';
/** Below the grid, beside each shape: {from} and {to} are levels. */
export const levelRange = '{from} tot en met {to}: {words}';
/** The selected cell of the grid, and a button that shows all again. */
export const chosenCell = 'Ernst {severity}, waarschijnlijkheid {likelihood}';
export const showAll = 'Alle tonen';

/** Headings of the columns. */
export const columns = {
  hazard: 'Gevaar',
  before: 'Voor maatregelen',
  after: 'Na maatregelen',
  who: 'Wie',
  review: 'Herbeoordeling',
};
export const nobodyYet = 'Nog niemand';
export const noReview = 'niet gepland';
/** A chip on a hazard: {day} is a day that has passed. */
export const reviewPast = 'te laat: {day}';
/** Below the name of a hazard. */
export const reports = { one: '{count} melding', other: '{count} meldingen' };
export const actions = { one: '{count} actie', other: '{count} acties' };
export const loadMore = 'Meer gevaren laden';
export const moreFailed = 'Er konden niet meer gevaren worden geladen.';
export const hazardNotLoaded = 'Het gevaar kon niet worden geladen';

/** On paper: the title, {day} is today; then the hazards in groups by level. */
export const register = 'Gevarenregister';
export const asOf = 'Stand op {day}, voor de jaarlijkse veiligheidsevaluatie';
/** Heading of a group: {words} is the name of a level, e.g. `undesirable`. */
export const group = 'Niveau: {words}';
export const whatWasDone = 'Wat er gedaan is';
export const whatIsLeft = 'Wat er nog moet gebeuren';
export const controls = 'Beheersmaatregelen: {text}';
export const closedBecause = 'Gesloten: {reason}';
export const nothingDone = 'Nog niets.';
export const nothingLeft = 'Niets.';
/** {action} is what needs to be done; {who} a name, {day} a day. */
export const doneAction = 'Gedaan: {action}';
export const openAction = 'Te doen: {action}';
export const owner = 'Verantwoordelijk: {who}';
export const dueOn = 'uiterlijk {day}';
export const reviewOn = 'Opnieuw beoordelen op {day}';
export const worked = { yes: 'heeft geholpen', partly: 'heeft deels geholpen', no: 'heeft niet geholpen' };
export const noHazards = 'Geen gevaren.';
