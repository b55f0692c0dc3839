/** The Hazards page and the printed register: what could go wrong, how bad it would be, and what is done about it. */

/** Below the heading of the page. */
export const whatCouldGoWrong = 'Qué puede salir mal, lo grave que sería y qué lo evita';
export const noStaffRights =
  'Tu cuenta no da acceso a los peligros: los pilotos pueden iniciar sesión, pero no verlos. Si necesitas acceso, pídeselo al administrador de tu club.';
export const loadingHazards = 'Cargando peligros…';
export const notLoaded = 'No se han podido cargar los peligros.';

/** Tabs: which hazards are shown. */
export const states = { open: 'Abiertos', accepted: 'Aceptados', closed: 'Cerrados', all: 'Todos' };

/** Buttons. */
export const addHazard = 'Añadir peligro';
export const print = 'Imprimir';
export const printing = 'Preparando…';
/** Message: its title, and its text if the server gave none. */
export const notPrinted = 'No se ha impreso';
export const notAllLoaded = 'No se han podido cargar todos los peligros.';

/** Instead of an empty list, for each tab. */
export const nothing = {
  open: 'No hay peligros abiertos. Añade lo que puede hacer daño a alguien en vuestro aeródromo: lo grave que sería, lo probable que es y qué lo evita.',
  accepted: 'No hay ningún peligro aceptado. Acepta uno cuando el club pueda convivir con el riesgo que queda.',
  closed: 'No hay ningún peligro cerrado.',
  all: 'Todavía no hay peligros. Añade lo que puede hacer daño a alguien en vuestro aeródromo: lo grave que sería, lo probable que es y qué lo evita.',
};
export const nothingInCell = 'No hay ningún peligro con esta gravedad y probabilidad.';

/** Name of the grid, heading of its rows and of its columns. */
export const grid = 'Peligros por gravedad y probabilidad, antes de los controles';
export const severity = 'Gravedad';
export const likelihood = 'Probabilidad';
/** Name of a cell of the grid: {level} is a number, {words} its name, e.g. `undesirable`; {hazards} as below. */
export const cell = 'Gravedad {severity}, probabilidad {likelihood}, nivel {level}, {words}: {hazards}';
export const hazardCount = { one: '{count} peligro', other: '{count} peligros' };
/** Above the grid, whose cells are then empty. */
export const countsNotLoaded = 'No se han podido cargar los números de la matriz.';
/** Below the grid, beside each shape: {from} and {to} are levels. */
export const levelRange = 'de {from} a {to}: {words}';
/** The selected cell of the grid, and a button that shows all again. */
export const chosenCell = 'Gravedad {severity}, probabilidad {likelihood}';
export const showAll = 'Mostrar todos';

/** Headings of the columns. */
export const columns = {
  hazard: 'Peligro',
  before: 'Antes de los controles',
  after: 'Después de los controles',
  who: 'Responsable',
  review: 'Revisión',
};
export const nobodyYet = 'Nadie todavía';
export const noReview = 'sin fecha';
/** A chip on a hazard: {day} is a day that has passed. */
export const reviewPast = 'revisión vencida el {day}';
/** Below the name of a hazard. */
export const reports = { one: '{count} informe', other: '{count} informes' };
export const actions = { one: '{count} medida', other: '{count} medidas' };
export const loadMore = 'Cargar más peligros';
export const moreFailed = 'No se han podido cargar más peligros.';
export const hazardNotLoaded = 'No se ha podido cargar el peligro';

/** On paper: the title, {day} is today; then the hazards in groups by level. */
export const register = 'Registro de peligros';
export const asOf = 'A {day}, para la revisión anual de seguridad';
/** Heading of a group: {words} is the name of a level, e.g. `undesirable`. */
export const group = 'Nivel: {words}';
export const whatWasDone = 'Qué se ha hecho';
export const whatIsLeft = 'Qué queda por hacer';
export const controls = 'Controles: {text}';
export const closedBecause = 'Cerrado: {reason}';
export const nothingDone = 'Todavía nada.';
export const nothingLeft = 'Nada.';
/** {action} is what needs to be done; {who} a name, {day} a day. */
export const doneAction = 'Hecho: {action}';
export const openAction = 'Por hacer: {action}';
export const owner = 'Se encarga {who}';
export const dueOn = 'para el {day}';
export const reviewOn = 'Revisar el {day}';
export const worked = { yes: 'funcionó', partly: 'funcionó en parte', no: 'no funcionó' };
export const noHazards = 'Ningún peligro.';
