/** The Hazards page and the printed register: what could go wrong, how bad it would be, and what is done about it. */

/** Below the heading of the page. */
export const whatCouldGoWrong = 'Was schiefgehen kann, wie schlimm es wäre und was dagegen getan wird';
export const noStaffRights =
  'Mit deinem Konto kannst du dich anmelden, aber keine Gefährdungen sehen. Wenn du das brauchst, frag den Admin deines Vereins.';
export const loadingHazards = 'Gefährdungen werden geladen…';
export const notLoaded = 'Die Gefährdungen konnten nicht geladen werden.';

/** Tabs: which hazards are shown. */
export const states = { open: 'Offen', accepted: 'Akzeptiert', closed: 'Abgeschlossen', all: 'Alle' };

/** Buttons. */
export const addHazard = 'Gefährdung anlegen';
export const print = 'Drucken';
export const printing = 'Wird vorbereitet…';
/** Message: its title, and its text if the server gave none. */
export const notPrinted = 'Nicht gedruckt';
export const notAllLoaded = 'Nicht alle Gefährdungen konnten geladen werden.';

/** Instead of an empty list, for each tab. */
export const nothing = {
  open: 'Keine offenen Gefährdungen. Lege an, was auf eurem Platz jemanden verletzen kann: wie schlimm es wäre, wie wahrscheinlich es ist und was dagegen getan wird.',
  accepted: 'Keine Gefährdung ist akzeptiert. Akzeptiere eine, wenn der Verein mit dem Risiko leben kann, das bleibt.',
  closed: 'Keine Gefährdung ist abgeschlossen.',
  all: 'Noch keine Gefährdungen. Lege an, was auf eurem Platz jemanden verletzen kann: wie schlimm es wäre, wie wahrscheinlich es ist und was dagegen getan wird.',
};
export const nothingInCell = 'Keine Gefährdung mit dieser Schwere und Wahrscheinlichkeit.';

/** Name of the grid, heading of its rows and of its columns. */
export const grid = 'Gefährdungen nach Schwere und Wahrscheinlichkeit, vor Schutzmaßnahmen';
export const severity = 'Schwere';
export const likelihood = 'Wahrscheinlichkeit';
/** Name of a cell of the grid: {level} is a number, {words} its name, e.g. `undesirable`; {hazards} as below. */
export const cell = 'Schwere {severity}, Wahrscheinlichkeit {likelihood}, Stufe {level}, {words}: {hazards}';
export const hazardCount = { one: '{count} Gefährdung', other: '{count} Gefährdungen' };
/** Above the grid, whose cells are then empty. */
export const countsNotLoaded = 'Die Zahlen in der Matrix konnten nicht geladen werden.';
/** Below the grid, beside each shape: {from} and {to} are levels. */
export const levelRange = '{from} bis {to}: {words}';
/** The selected cell of the grid, and a button that shows all again. */
export const chosenCell = 'Schwere {severity}, Wahrscheinlichkeit {likelihood}';
export const showAll = 'Alle zeigen';

/** Headings of the columns. */
export const columns = {
  hazard: 'Gefährdung',
  before: 'Vor Schutzmaßnahmen',
  after: 'Nach Schutzmaßnahmen',
  who: 'Zuständig',
  review: 'Überprüfung',
};
export const nobodyYet = 'Noch niemand';
export const noReview = 'nicht geplant';
/** A chip on a hazard: {day} is a day that has passed. */
export const reviewPast = 'war fällig am {day}';
/** Below the name of a hazard. */
export const reports = { one: '{count} Meldung', other: '{count} Meldungen' };
export const actions = { one: '{count} Maßnahme', other: '{count} Maßnahmen' };
export const loadMore = 'Weitere Gefährdungen laden';
export const moreFailed = 'Weitere Gefährdungen konnten nicht geladen werden.';
export const hazardNotLoaded = 'Die Gefährdung konnte nicht geladen werden';

/** On paper: the title, {day} is today; then the hazards in groups by level. */
export const register = 'Verzeichnis der Gefährdungen';
export const asOf = 'Stand {day}, für die jährliche Sicherheitsbesprechung';
/** Heading of a group: {words} is the name of a level, e.g. `undesirable`. */
export const group = 'Stufe: {words}';
export const whatWasDone = 'Was getan wurde';
export const whatIsLeft = 'Was noch offen ist';
export const controls = 'Schutzmaßnahmen: {text}';
export const closedBecause = 'Abgeschlossen: {reason}';
export const nothingDone = 'Noch nichts.';
export const nothingLeft = 'Nichts.';
/** {action} is what needs to be done; {who} a name, {day} a day. */
export const doneAction = 'Erledigt: {action}';
export const openAction = 'Zu tun: {action}';
export const owner = 'Zuständig: {who}';
export const dueOn = 'bis {day}';
export const reviewOn = 'Überprüfung am {day}';
export const worked = { yes: 'hat geholfen', partly: 'hat teilweise geholfen', no: 'hat nicht geholfen' };
export const noHazards = 'Keine Gefährdungen.';
