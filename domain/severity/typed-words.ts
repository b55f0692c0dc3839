/**
 * Words that people type for injury and damage instead of choosing from the list, by severity (specification section 3,
 * contract C14.5). Each is the start of a word, or a whole word if it ends in `$`; accents that are often left out have a
 * variant without them. English has only the specification's words, which count anywhere in a text.
 */

type Levels = { critical: string; serious: string; minor: string };

/** One line each: German, French, Dutch, Polish, Czech, Italian, Spanish, Swedish. Czech `male` is missing: it is an English word. */
export const INJURY_WORDS: Levels = {
  critical: `
    tödlich toedlich todlich todesopfer getötet getoetet gestorben verstorben tote$ toter$ toten$
    mortel mort$ morts$ morte$ mortes$ décéd décès deced tué$ tués$ tuée$ tuées$
    dodelijk dood$ dode$ doden$ overleden omgekomen
    śmier smier zgon zabit zginą zgine zginę
    smrt mrtv zahynul usmrcen zemřel zemrel
    mortale mortali morto$ morti$ morta$ decedut decess
    mortal muert fallec
    dödlig dodlig död$ döda$ dödad dödsfall omkom avlid`,
  serious: `
    schwer lebensgef
    grave sérieu serieu
    ernstig zwaar zware levensgevaar
    ciężk ciezk poważn powazn
    těžk těžc tezk tezc vážn vazn závažn zavazn
    gravi$ seri$ seria$ serio$ serie$
    seriament
    allvarlig svår livshotand`,
  minor: `
    leicht gering
    léger leger légèr mineur
    licht$ lichte$ lichtgewond
    lekk drobn niewielk
    lehk lehc malé$ menší mensi
    lieve$ lievi$ lievement legger
    leve$ leves$ levement menor ligero ligera
    lindrig lätt mindre`,
};

export const DAMAGE_WORDS: Levels = {
  critical: `
    zerstört zerstoert zerstort totalschaden wrack
    détrui detrui épave epave
    vernield verwoest vernietigd wrak
    zniszczon kasacj skasowan
    zničen znicen vrak totálka
    distrutt relitto
    destruid destrozad
    förstör forstor totalförstör totalforstor totalhaver totalförlust totalforlust kasserad`,
  serious: `
    erheblich wesentlich beträchtlich betraechtlich betrachtlich schwer
    substantiel importants$ importante considérable considerables$ grave
    aanzienlijk zwaar zware ernstig
    znaczn poważn powazn ciężk ciezk istotn
    podstatn značn znacn těžk těžc tezk tezc vážn vazn závažn zavazn rozsáhl rozsahl velké$ velke$
    sostanzial considerevol notevol rilevant gravi$ importanti$
    sustancial
    betydand allvarlig omfattand svår`,
  minor: `
    leicht gering klein unerheblich unwesentlich
    léger leger légèr mineur
    licht$ lichte$
    lekk drobn niewielk nieznaczn
    lehk lehc malé$ male$ menší mensi nepatrn nevýznamn nevyznamn
    lieve$ lievi$ lievement legger piccol
    leve$ leves$ levement menor ligero ligera pequeñ
    lindrig lätt mindre obetydlig`,
};

export const DAMAGE_PHRASES: Levels = {
  critical:
    'perte totale|total loss|szkoda całkowita|szkoda calkowita|totální škod|totalni skod|perdita totale|siniestro total|pérdida total|perdida total',
  serious: 'stark beschädigt|stark beschaedigt',
  minor: '',
};

const BOUNDARY = '[ \\n\\t.,;:!?/()"\'’–-]';

/**
 * The source of a regular expression for JavaScript and PostgreSQL. In lower-case NFC text it matches the English words
 * anywhere, and the others at the start of a word.
 */
export function expressionOf(english: string, words: string, phrases = ''): string {
  const begun = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (word.endsWith('$') ? `${word.slice(0, -1)}(${BOUNDARY}|$)` : word));
  return `${english}|(^|${BOUNDARY})(${[...begun, ...(phrases ? [phrases] : [])].join('|')})`;
}
