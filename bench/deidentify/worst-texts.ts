/** Worst-case texts of 20,000 characters, on which a careless pattern would take forever. */

const LENGTH = 20_000;

function fill(piece: string): string {
  return piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
}

export function worstTexts(): Record<string, string> {
  return {
    digits: fill('1234567890'),
    'spaced digits': fill('1 2 3 4 5 6 '),
    'phone numbers': fill('07700 900123, '),
    'plus signs': fill('+++1'),
    'at signs': fill('@'),
    'letters and at signs': fill('a.b@'),
    'one long word': fill('a'),
    'dotted words': fill('a.b.c.d.'),
    capitals: fill('Anna Berta '),
    initials: fill('J. '),
    'names and joiners': fill('Anna and '),
    'names and commas': fill('Anna, Petra und '),
    'openers and names': fill('Y Fernández llamó. '),
    'names of several words': fill('María del '),
    'hyphened names': fill('Jean-Mi-'),
    titles: fill('Mr. '),
    'radio letters': fill('golf alpha bravo '),
    'figures in words': fill('one two '),
    'letters of the own name': fill('j Tom '),
    'own name': fill('Jan van der Berg '),
    'own phone': fill('7700900123 '),
    'own registration': fill('gabcd'),
    hyphens: fill('a-'),
    brackets: fill('[[[name]'),
    'combining marks': fill('e\u0301\u0301'),
    surrogates: fill('\u{1F600}\u{10400}'),
    'lone surrogates': fill('\ud800x'),
    'invisible letters': fill('a\u200b'),
    degrees: fill("51\u00b011.2' N "),
    decimals: fill('51.123456 '),
    streets: fill('12 Orchard '),
    'licence words': fill('licence number '),
    'serial numbers': fill('serial 44718, '),
    'at dots': fill('a dot b at '),
    'line breaks': fill('\n'),
    slashes: fill('///a.b.'),
    apostrophes: fill("O'"),
  };
}
