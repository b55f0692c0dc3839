/** The Hazards page and the printed register: what could go wrong, how bad it would be, and what is done about it. */

/** Below the heading of the page. */
export const whatCouldGoWrong = 'Co se může stát, jak zlé by to bylo a co tomu brání';
export const noStaffRights =
  'Váš účet nemá práva bezpečnostního týmu: piloti se mohou přihlásit, ale nebezpečí nevidí. Pokud přístup potřebujete, obraťte se na admina aeroklubu.';
export const loadingHazards = 'Načítám nebezpečí…';
export const notLoaded = 'Nebezpečí se nepodařilo načíst.';

/** Tabs: which hazards are shown. */
export const states = { open: 'Otevřená', accepted: 'Přijatá', closed: 'Uzavřená', all: 'Všechna' };

/** Buttons. */
export const addHazard = 'Přidat nebezpečí';
export const print = 'Vytisknout';
export const printing = 'Připravuji…';
/** Message: its title, and its text if the server gave none. */
export const notPrinted = 'Nevytištěno';
export const notAllLoaded = 'Nepodařilo se načíst všechna nebezpečí.';

/** Instead of an empty list, for each tab. */
export const nothing = {
  open: 'Žádné otevřené nebezpečí. Přidejte, co může na vašem letišti někomu ublížit: jak zlé by to bylo, jak je to pravděpodobné a co tomu brání.',
  accepted: 'Žádné nebezpečí není přijaté. Přijmout lze takové, u něhož je zbývající riziko pro aeroklub únosné.',
  closed: 'Žádné nebezpečí není uzavřené.',
  all: 'Zatím žádné nebezpečí. Přidejte, co může na vašem letišti někomu ublížit: jak zlé by to bylo, jak je to pravděpodobné a co tomu brání.',
};
export const nothingInCell = 'Žádné nebezpečí s touto závažností a pravděpodobností.';

/** Name of the grid, heading of its rows and of its columns. */
export const grid = 'Nebezpečí podle závažnosti a pravděpodobnosti, před ochrannými opatřeními';
export const severity = 'Závažnost';
export const likelihood = 'Pravděpodobnost';
/** Name of a cell of the grid: {level} is a number, {words} its name, e.g. `undesirable`; {hazards} as below. */
export const cell = 'Závažnost {severity}, pravděpodobnost {likelihood}, úroveň {level}, {words}: {hazards}';
export const hazardCount = { one: '{count} nebezpečí', few: '{count} nebezpečí', other: '{count} nebezpečí' };
/** Above the grid, whose cells are then empty. */
export const countsNotLoaded = 'Čísla v matici se nepodařilo načíst.';
/** Below the grid, beside each shape: {from} and {to} are levels. */
export const levelRange = '{from} až {to}: {words}';
/** The selected cell of the grid, and a button that shows all again. */
export const chosenCell = 'Závažnost {severity}, pravděpodobnost {likelihood}';
export const showAll = 'Zobrazit vše';

/** Headings of the columns. */
export const columns = {
  hazard: 'Nebezpečí',
  before: 'Před ochrannými opatřeními',
  after: 'Po ochranných opatřeních',
  who: 'Zodpovídá',
  review: 'Přezkoumání',
};
export const nobodyYet = 'Zatím nikdo';
export const noReview = 'neplánováno';
/** A chip on a hazard: {day} is a day that has passed. */
export const reviewPast = 'mělo se přezkoumat {day}';
/** Below the name of a hazard. */
export const reports = { one: '{count} hlášení', few: '{count} hlášení', other: '{count} hlášení' };
export const actions = { one: '{count} opatření', few: '{count} opatření', other: '{count} opatření' };
export const loadMore = 'Načíst další nebezpečí';
export const moreFailed = 'Další nebezpečí se nepodařilo načíst.';
export const hazardNotLoaded = 'Nebezpečí se nepodařilo načíst';

/** On paper: the title, {day} is today; then the hazards in groups by level. */
export const register = 'Registr nebezpečí';
export const asOf = 'Stav k {day}, pro výroční hodnocení bezpečnosti';
/** Heading of a group: {words} is the name of a level, e.g. `undesirable`. */
export const group = 'Úroveň: {words}';
export const whatWasDone = 'Co se udělalo';
export const whatIsLeft = 'Co zbývá udělat';
export const controls = 'Ochranná opatření: {text}';
export const closedBecause = 'Uzavřeno: {reason}';
export const nothingDone = 'Zatím nic.';
export const nothingLeft = 'Nic.';
/** {action} is what needs to be done; {who} a name, {day} a day. */
export const doneAction = 'Hotovo: {action}';
export const openAction = 'Zbývá udělat: {action}';
export const owner = 'Zodpovídá: {who}';
export const dueOn = 'do {day}';
export const reviewOn = 'Přezkoumat dne {day}';
export const worked = { yes: 'pomohlo to', partly: 'pomohlo to zčásti', no: 'nepomohlo to' };
export const noHazards = 'Žádná nebezpečí.';
