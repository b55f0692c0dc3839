/**
 * Numbers of two digits in words, as flights and registrations are called: "twelve thirty-four" (C5.2). General
 * vocabulary; folded.
 */

const UNITS: Readonly<Record<string, string>> = {
  german: 'ein zwei drei vier funf sechs sieben acht neun',
  dutch: 'een twee drie vier vijf zes zeven acht negen',
};

const TEENS: readonly string[] = [
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
  'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  'dix onze douze treize quatorze quinze seize',
];

const TENS: readonly string[] = [
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  'vingt trente quarante cinquante soixante',
];

/** "zwanzig" as its first digit, which a word for one digit may follow: "thirty-four". */
export const SPOKEN_TENS: ReadonlyMap<string, string> = new Map(
  TENS.flatMap((list) => list.split(' ').map((word, index): [string, string] => [word, String(index + 2)])),
);

/** "twelve", "vierunddreissig", "vierendertig" as their two digits. */
export const SPOKEN_PAIRS: ReadonlyMap<string, string> = new Map([
  ...TEENS.flatMap((list) => list.split(' ').map((word, index): [string, string] => [word, String(index + 10)])),
  ...inverted(UNITS['german'] ?? '', 'und', TENS[1] ?? ''),
  ...inverted(UNITS['dutch'] ?? '', 'en', TENS[2] ?? ''),
]);

/** "vier-und-dreissig": the last digit said first. */
function inverted(units: string, joint: string, tens: string): [string, string][] {
  return tens
    .split(' ')
    .flatMap((ten, high) =>
      units.split(' ').map((unit, low): [string, string] => [unit + joint + ten, `${high + 2}${low + 1}`]),
    );
}
