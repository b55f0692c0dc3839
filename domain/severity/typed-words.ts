/** Typed words for injury and damage (C14.5): prefixes, or whole words with `$`; English ones match anywhere */

type Levels = { critical: string; serious: string; minor: string };

/** German, French, Dutch, Polish, Czech, Italian, Spanish, Swedish. No Czech `male`: it is an English word. */
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

/** For JavaScript and PostgreSQL, on lower-case NFC text. */
export function expressionOf(english: string, words: string, phrases = ''): string {
  const patterns = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (word.endsWith('$') ? `${word.slice(0, -1)}(${BOUNDARY}|$)` : word));
  return `${english}|(^|${BOUNDARY})(${[...patterns, ...(phrases ? [phrases] : [])].join('|')})`;
}
