/**
 * Figures in words, language by language: how telephone numbers, flights and registrations are said (C5.2). General
 * vocabulary; folded. Alternatives of one figure are joined by `|`.
 */
import { words } from './words.ts';

/**
 * `units` are 0 to 9, `teens` 10 to 19, `tens` 20 to 90; `hundreds` 100 to 900, or one word that may follow a unit.
 * `inverted`: what joins the unit to the ten after it in one word. `joined`: the ten comes first, in one word.
 */
type Figures = {
  units: string;
  teens: string;
  tens: string;
  hundreds?: string;
  hundred?: string;
  inverted?: string;
  joined?: true;
};

const LANGUAGES: readonly Figures[] = [
  {
    units: 'zero|oh|nought one|wun two three|tree four|fower five|fife six seven eight|ait nine|niner',
    teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    hundred: 'hundred',
  },
  {
    units: 'null eins|ein zwei|zwo drei vier funf|fuenf sechs sieben acht neun',
    teens: 'zehn elf zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig|dreißig vierzig funfzig|fuenfzig sechzig siebzig achtzig neunzig',
    hundred: 'hundert',
    inverted: 'und',
  },
  {
    units: 'nul een twee drie vier vijf zes zeven|zeuven acht negen',
    teens: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    hundred: 'honderd',
    inverted: 'en',
  },
  {
    units: 'zero un|une deux trois quatre cinq six sept huit neuf',
    teens: 'dix onze douze treize quatorze quinze seize - - -',
    tens: 'vingt|vingts trente quarante cinquante soixante septante huitante|octante nonante',
    hundred: 'cent|cents',
  },
  {
    units:
      'zero|zera jeden|jedna|jedno|jedynka dwa|dwie|dwojka trzy|trojka cztery|czworka piec|piatka szesc|szostka siedem|siodemka osiem|osemka dziewiec|dziewiatka',
    teens:
      'dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
    tens: 'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat',
    hundreds: 'sto dwiescie trzysta czterysta piecset szescset siedemset osiemset dziewiecset',
  },
  {
    units:
      'nula|nuly jedna|jeden|jednicka dva|dve|dvojka tri|trojka ctyri|ctyry|styri|ctyrka pet|petka sest|sestka sedm|sedum|sedmicka osm|osum|osmicka devet|devitka',
    teens: 'deset jedenact dvanact trinact ctrnact patnact sestnact sedmnact|sedumnact osmnact|osumnact devatenact',
    tens: 'dvacet tricet ctyricet padesat sedesat|sesedesat sedmdesat|sedumdesat osmdesat|osumdesat devadesat',
    hundred: 'sto|ste|sta|set',
    inverted: 'a',
    joined: true,
  },
  {
    units: 'zero uno|una due tre quattro cinque sei sette otto nove',
    teens: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    hundred: 'cento',
    joined: true,
  },
  {
    units: 'cero uno|una dos tres cuatro cinco seis siete ocho nueve',
    teens: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte|veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'cien|ciento doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas',
    joined: true,
  },
  {
    units: 'noll|nolla ett|etta tva|tvaa tre|trea fyra|fyr femma|fem sex|sexa sju|sjua atta|attan nio|nia',
    teens: 'tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo|tjuge trettio|tretti fyrtio|fortio|fyrti femtio|femti sextio|sexti sjuttio|sjutti attio|atti nittio|nitti',
    hundred: 'hundra',
    joined: true,
  },
];

/** Each word of a list with its place in it, from `first` on. */
function numbered(list: string | undefined, first: number): [word: string, value: string][] {
  return (list ?? '')
    .split(' ')
    .flatMap((words, index) => words.split('|').map((word): [string, string] => [word, String(index + first)]));
}

/** "dreiundzwanzig", "drieentwintig", "triadvacet": the last digit said first; "tjugotva", "trentotto": said last. */
function inOneWord({ units, tens, inverted, joined }: Figures): [string, string][] {
  const digits = numbered(units, 0).filter(([, digit]) => digit !== '0');
  return numbered(tens, 2).flatMap(([ten, high]) =>
    digits.flatMap(([unit, low]): [string, string][] => {
      const elided = /^[uo]/.test(unit) ? ten.replace(/[ai]$/, '') : ten;
      return [
        ...(inverted === undefined ? [] : [[unit + inverted + ten, high + low] as [string, string]]),
        ...(joined
          ? ([
              [ten + unit, high + low],
              [elided + unit, high + low],
            ] as [string, string][])
          : []),
      ];
    }),
  );
}

/** "null", "otto", "dwie" as their digit. */
export const SPOKEN_UNITS: ReadonlyMap<string, string> = new Map(LANGUAGES.flatMap(({ units }) => numbered(units, 0)));

/** "zwanzig" as its first digit, which a word for one digit may follow: "thirty-four". */
export const SPOKEN_TENS: ReadonlyMap<string, string> = new Map(LANGUAGES.flatMap(({ tens }) => numbered(tens, 2)));

/** "twelve", "vierunddreissig", "trentaquattro" as their two digits. */
export const SPOKEN_PAIRS: ReadonlyMap<string, string> = new Map([
  ...LANGUAGES.flatMap(({ teens }) => numbered(teens, 10)).filter(([word]) => word !== '-'),
  ...LANGUAGES.flatMap(inOneWord),
  ['jedenadvacet', '21'],
]);

/** "dwiescie" as its first digit. */
export const SPOKEN_HUNDREDS: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(({ hundreds }) => (hundreds ? numbered(hundreds, 1) : [])),
);

/** The word for hundred, alone, after a unit, or within one word: "trecentoquaranta". */
export const HUNDRED: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ hundred }) => hundred?.split('|') ?? []));

/** "vingt et un", "treinta y dos". */
export const FIGURE_JOINTS: ReadonlySet<string> = new Set(['et', 'y', 'and']);

/** How often the digit after it is meant. */
export const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ...'double doppel doppelt doppelte zweimal zwomal zweifach deuxfois dubbel dubbele dubbelt dubbla tweemaal podwojne podwojny podwojna dwukrotnie dvakrat dvojita dvojite doppio doppia doble'
    .split(' ')
    .map((word): [string, number] => [word, 2]),
  ...'triple treble dreimal dreifach driemaal driedubbel potrojne potrojny potrojna trzykrotnie trikrat trojita trojite triplo tripla trippel tripel'
    .split(' ')
    .map((word): [string, number] => [word, 3]),
]);

/** "zwei mal die Null", "dwa razy zero": turns the digit before it into how often the next one is meant. */
export const TIMES = words('times mal keer fois razy krat volte veces ganger');

/** Words between two figures of one number. */
export const BETWEEN_FIGURES = words(
  'then dann und puis et daarna dan en potem i dalej pak potom a poi luego despues y sedan och',
);

/** "plus vier neun": the sign before a country's code. */
export const PLUS: ReadonlySet<string> = new Set(['plus', 'piu', 'mas']);

/** Articles after a multiple: "zweimal die Null". */
export const MULTIPLE_ARTICLES = words('die den the de le la il lo el');

/** Every word that a figure can begin with, but for those of hundreds within one word. */
export const FIGURE_WORDS: ReadonlySet<string> = new Set([
  ...SPOKEN_UNITS.keys(),
  ...SPOKEN_TENS.keys(),
  ...SPOKEN_PAIRS.keys(),
  ...SPOKEN_HUNDREDS.keys(),
  ...HUNDRED,
]);

/** Part of a word that contains a hundred. */
export const HUNDRED_WITHIN = /hund|hond|cento/;
