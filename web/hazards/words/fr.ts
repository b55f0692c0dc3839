/** The Hazards page and the printed register: what could go wrong, how bad it would be, and what is done about it. */

/** Below the heading of the page. */
export const whatCouldGoWrong = 'Ce qui peut mal tourner, avec quelle gravité, et ce qui l’empêche';
export const noStaffRights =
  'Votre compte ne donne pas accès à cette page : un pilote peut se connecter, mais pas voir les dangers. Si vous en avez besoin, adressez-vous à l’admin de votre club.';
export const loadingHazards = 'Chargement des dangers…';
export const notLoaded = 'Impossible de charger les dangers.';

/** Tabs: which hazards are shown. */
export const states = { open: 'Ouverts', accepted: 'Acceptés', closed: 'Clos', all: 'Tous' };

/** Buttons. */
export const addHazard = 'Ajouter un danger';
export const print = 'Imprimer';
export const printing = 'Préparation…';
/** Message: its title, and its text if the server gave none. */
export const notPrinted = 'Impression impossible';
export const notAllLoaded = 'Tous les dangers n’ont pas pu être chargés.';

/** Instead of an empty list, for each tab. */
export const nothing = {
  open: 'Aucun danger ouvert. Ajoutez ce qui peut blesser quelqu’un sur votre terrain : avec quelle gravité, avec quelle probabilité, et ce qui l’empêche.',
  accepted: 'Aucun danger n’est accepté. Acceptez-en un si le club peut vivre avec le risque qui reste.',
  closed: 'Aucun danger n’est clos.',
  all: 'Pas encore de danger. Ajoutez ce qui peut blesser quelqu’un sur votre terrain : avec quelle gravité, avec quelle probabilité, et ce qui l’empêche.',
};
export const nothingInCell = 'Aucun danger avec cette gravité et cette probabilité.';

/** Name of the grid, heading of its rows and of its columns. */
export const grid = 'Dangers par gravité et probabilité, avant mesures';
export const severity = 'Gravité';
export const likelihood = 'Probabilité';
/** Name of a cell of the grid: {level} is a number, {words} its name, e.g. `undesirable`; {hazards} as below. */
export const cell = 'Gravité {severity}, probabilité {likelihood}, niveau {level}, {words} : {hazards}';
export const hazardCount = { one: '{count} danger', other: '{count} dangers' };
/** Above the grid, whose cells are then empty. */
export const countsNotLoaded = 'Impossible de charger les nombres de la matrice.';
/** Below the grid, beside each shape: {from} and {to} are levels. */
export const levelRange = '{from} à {to} : {words}';
/** The selected cell of the grid, and a button that shows all again. */
export const chosenCell = 'Gravité {severity}, probabilité {likelihood}';
export const showAll = 'Tout afficher';

/** Headings of the columns. */
export const columns = {
  hazard: 'Danger',
  before: 'Avant mesures',
  after: 'Après mesures',
  who: 'Responsable',
  review: 'Revue',
};
export const nobodyYet = 'Personne pour l’instant';
export const noReview = 'non prévue';
/** A chip on a hazard: {day} is a day that has passed. */
export const reviewPast = 'à revoir depuis le {day}';
/** Below the name of a hazard. */
export const reports = { one: '{count} REX', other: '{count} REX' };
export const actions = { one: '{count} action', other: '{count} actions' };
export const loadMore = 'Voir plus de dangers';
export const moreFailed = 'Impossible de charger la suite des dangers.';
export const hazardNotLoaded = 'Impossible de charger le danger';

/** On paper: the title, {day} is today; then the hazards in groups by level. */
export const register = 'Registre des dangers';
export const asOf = 'Au {day}, pour la revue annuelle de sécurité';
/** Heading of a group: {words} is the name of a level, e.g. `undesirable`. */
export const group = 'Niveau : {words}';
export const whatWasDone = 'Ce qui a été fait';
export const whatIsLeft = 'Ce qui reste à faire';
export const controls = 'Mesures de maîtrise : {text}';
export const closedBecause = 'Clos : {reason}';
export const nothingDone = 'Rien pour l’instant.';
export const nothingLeft = 'Rien.';
/** {action} is what needs to be done; {who} a name, {day} a day. */
export const doneAction = 'Fait : {action}';
export const openAction = 'À faire : {action}';
export const owner = 'Suivi par {who}';
export const dueOn = 'pour le {day}';
export const reviewOn = 'À revoir le {day}';
export const worked = { yes: 'efficace', partly: 'efficace en partie', no: 'pas efficace' };
export const noHazards = 'Aucun danger.';
