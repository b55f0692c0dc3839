/** The Hazards page and the printed register: what could go wrong, how bad it would be, and what is done about it. */

/** Below the heading of the page. */
export const whatCouldGoWrong = 'Co może pójść nie tak, jak poważne byłyby skutki i co temu zapobiega';
export const noStaffRights =
  'To konto nie ma uprawnień zespołu: piloci mogą się zalogować, ale nie widzą zagrożeń. O dostęp można poprosić administratora klubu.';
export const loadingHazards = 'Wczytywanie zagrożeń…';
export const notLoaded = 'Nie udało się wczytać zagrożeń.';

/** Tabs: which hazards are shown. */
export const states = { open: 'Otwarte', accepted: 'Zaakceptowane', closed: 'Zamknięte', all: 'Wszystkie' };

/** Buttons. */
export const addHazard = 'Dodaj zagrożenie';
export const print = 'Drukuj';
export const printing = 'Przygotowywanie…';
/** Message: its title, and its text if the server gave none. */
export const notPrinted = 'Nie wydrukowano';
export const notAllLoaded = 'Nie udało się wczytać wszystkich zagrożeń.';

/** Instead of an empty list, for each tab. */
export const nothing = {
  open: 'Nie ma otwartych zagrożeń. Warto dodać to, co na lotnisku może komuś wyrządzić krzywdę: jak poważną, z jakim prawdopodobieństwem i co temu zapobiega.',
  accepted:
    'Żadne zagrożenie nie jest zaakceptowane. Zagrożenie można zaakceptować, jeśli klub godzi się na pozostałe ryzyko.',
  closed: 'Żadne zagrożenie nie jest zamknięte.',
  all: 'Nie ma jeszcze zagrożeń. Warto dodać to, co na lotnisku może komuś wyrządzić krzywdę: jak poważną, z jakim prawdopodobieństwem i co temu zapobiega.',
};
export const nothingInCell = 'Nie ma zagrożenia o tej dotkliwości i prawdopodobieństwie.';

/** Name of the grid, heading of its rows and of its columns. */
export const grid = 'Zagrożenia według dotkliwości i prawdopodobieństwa, przed wprowadzeniem środków';
export const severity = 'Dotkliwość';
export const likelihood = 'Prawdopodobieństwo';
/** Name of a cell of the grid: {level} is a number, {words} its name, e.g. `undesirable`; {hazards} as below. */
export const cell = 'Dotkliwość {severity}, prawdopodobieństwo {likelihood}, poziom {level}, {words}: {hazards}';
export const hazardCount = { one: '{count} zagrożenie', few: '{count} zagrożenia', many: '{count} zagrożeń' };
/** Above the grid, whose cells are then empty. */
export const countsNotLoaded = 'Nie udało się wczytać liczb w macierzy.';
/** Below the grid, beside each shape: {from} and {to} are levels. */
export const levelRange = '{from} do {to}: {words}';
/** The selected cell of the grid, and a button that shows all again. */
export const chosenCell = 'Dotkliwość {severity}, prawdopodobieństwo {likelihood}';
export const showAll = 'Pokaż wszystkie';

/** Headings of the columns. */
export const columns = {
  hazard: 'Zagrożenie',
  before: 'Przed wprowadzeniem środków',
  after: 'Po wprowadzeniu środków',
  who: 'Osoba odpowiedzialna',
  review: 'Przegląd',
};
export const nobodyYet = 'Jeszcze nikt';
export const noReview = 'nie zaplanowano';
/** A chip on a hazard: {day} is a day that has passed. */
export const reviewPast = 'termin minął {day}';
/** Below the name of a hazard. */
export const reports = { one: '{count} zgłoszenie', few: '{count} zgłoszenia', many: '{count} zgłoszeń' };
export const actions = { one: '{count} działanie', few: '{count} działania', many: '{count} działań' };
export const loadMore = 'Wczytaj więcej zagrożeń';
export const moreFailed = 'Nie udało się wczytać kolejnych zagrożeń.';
export const hazardNotLoaded = 'Nie udało się wczytać zagrożenia';

/** On paper: the title, {day} is today; then the hazards in groups by level. */
export const register = 'Rejestr zagrożeń';
export const asOf = 'Stan na {day}, na coroczny przegląd bezpieczeństwa';
/** Heading of a group: {words} is the name of a level, e.g. `undesirable`. */
export const group = 'Poziom: {words}';
export const whatWasDone = 'Co zrobiono';
export const whatIsLeft = 'Co pozostało do zrobienia';
export const controls = 'Środki kontroli ryzyka: {text}';
export const closedBecause = 'Zamknięte: {reason}';
export const nothingDone = 'Jeszcze nic.';
export const nothingLeft = 'Nic.';
/** {action} is what needs to be done; {who} a name, {day} a day. */
export const doneAction = 'Zrobione: {action}';
export const openAction = 'Do zrobienia: {action}';
export const owner = 'Zajmuje się tym: {who}';
export const dueOn = 'do {day}';
export const reviewOn = 'Przegląd dnia {day}';
export const worked = { yes: 'pomogło', partly: 'pomogło częściowo', no: 'nie pomogło' };
export const noHazards = 'Brak zagrożeń.';
