// Domain and grammar words, from the training text and the engine's own tables.

import { fold } from '../../../deidentify/reading/fold.ts';
import { ACRONYMS, MAKES_AND_TYPES } from '../../../deidentify/tables/aircraft-words.ts';
import * as context from '../../../deidentify/tables/context-words.ts';
import { PLACE_ENDINGS, PLACE_OPENINGS } from '../../../deidentify/tables/places/place-words.ts';
import { LANGUAGES, type LanguageCode } from '../../../deidentify/tagger/languages.ts';
import * as kinds from '../../../deidentify/tagger/words/word-kinds.ts';
import { declensionOf } from '../../tagger/samples/declension.ts';
import { trainingFields, trainingLines } from '../training-text.ts';
import { type WordListBuilder, wordsOf } from '../word-list-builder.ts';

const KINDS: Readonly<Record<string, number>> = {
  function: kinds.FUNCTION,
  say: kinds.SPEECH_VERB,
  'place-preposition': kinds.PLACE_PREPOSITION,
  saint: kinds.SAINT,
  family: kinds.FAMILY,
  greeting: kinds.GREETING,
  thanks: kinds.GREETING,
  'a-certain': kinds.NAME_CUE,
  called: kinds.NAME_CUE,
  club: kinds.CLUB,
  'club-short': kinds.CLUB,
};
/** In these languages the word for a role is last in its phrase, in the others first. */
const HEAD_LAST: ReadonlySet<LanguageCode> = new Set(['de', 'en', 'nl', 'sv']);
const SHORTEST_PART = 4;
/** A word counts as a domain word when this many lines of the training text contain it. */
export const DOMAIN_LINES = 2;

const split = (list: string): string[] => list.trim().split(/\s+/);

/** In the languages and cases of the training text; English ones are in the tables of places. */
const LANDMARKS = split(`
  berg gipfel kirche kapelle schloss burg see bach fluss tal wald strasse weg platz brücke kloster spital krankenhaus gasthof gasthaus hof
  segelfluggelände fluggelände kraftwerk pass grat spitze horn stadt dorf gemeinde insel talsperre
  monte cima passo lago fiume valle via piazza chiesa ospedale rifugio aeroporto aviosuperficie colle gran cresta torrente comune ponte
  mont col lac rivière fleuve vallée rue avenue place église chapelle hôpital château aérodrome terrain pont forêt bois lycée canal crête
  massif plateau ville village montagne route barrage
  monte sierra pico puerto lago río valle calle plaza iglesia ermita hospital castillo aeródromo puente bosque embalse cerro pueblo ciudad
  kerk meer rivier kanaal dal straat laan plein brug kasteel ziekenhuis vliegveld zweefvliegveld polder bos duin dorp stad eiland plas haven
  góra góry szczyt jezioro rzeka rzeki dolina dolinie ulica ulicy ul kościół kościele szpital szpitalu zamek lotnisko lotnisku las wieś miasto
  wyspa przełęcz most
  hora hory kopec jezero řeka řeky údolí ulice ulici kostel kostela kaple nemocnice nemocnici hrad zámek letiště les vesnice město most rybník
  berg fjäll sjö sjön å dal gata gatan väg vägen kyrka kyrkan sjukhus sjukhuset slott flygplats flygfält skog ö by stad älv bro
`);
const WEATHER = split(`
  storm storms hurricane cyclone typhoon orkan sturm sturmtief tief hoch orkantief tempête ouragan dépression tempesta ciclone uragano
  tormenta borrasca huracán orkaan orkanu burza wichura niż orkán bouře tlaková stormen orkanen lågtryck lågtrycket
`);

/** Aircraft types that Polish and Czech decline as nouns: "Foki", "Juniorów", "Blaníku". */
const DECLINED_TYPES = split(`
  bocian puchacz jantar perkoz pirat junior foka wilga cobra mucha bielik kobuz komar jaskółka sroka gawron czapla zefir orion ogar
  discus ventus nimbus astir cirrus arcus janus duo blaník orlík vivat libelle pegas mistral hornet antares
`);

/** Adds what applies in every language. */
export function addTables(builder: WordListBuilder): void {
  const lists: readonly (readonly [number, readonly string[]])[] = [
    [kinds.MAKE_OR_TYPE, MAKES_AND_TYPES],
    [kinds.ACRONYM, ACRONYMS],
    [kinds.CALENDAR, context.CALENDAR],
    [kinds.RADIO_LETTER, Object.keys(context.RADIO_LETTERS)],
    [kinds.NUMERAL, Object.keys(context.SPOKEN_DIGITS)],
    [kinds.PARTICLE, context.PARTICLES],
    [kinds.LANDMARK, [...PLACE_OPENINGS, ...PLACE_ENDINGS, ...LANDMARKS]],
    [kinds.WEATHER, WEATHER],
  ];
  for (const [bit, words] of lists) for (const word of words) builder.add(word, bit);
}

/** Adds the declined types, except those that are names; must run last. */
export function addDeclinedTypes(builder: WordListBuilder): void {
  for (const language of ['pl', 'cs'] as const)
    for (const type of DECLINED_TYPES) {
      const forms = declensionOf(language)?.('surname', type.endsWith('a') ? 'f' : 'm', type) ?? [];
      const plural = type.endsWith('a')
        ? [`${type.slice(0, -1)}y`, `${type.slice(0, -1)}i`, `${type.slice(0, -1)}ę`, `${type.slice(0, -1)}ą`]
        : [`${type}ów`, `${type}y`, `${type}i`, `${type}u`];
      for (const form of [...forms, ...plural])
        if (!((builder.of(form)?.common ?? 0) & kinds.ANY_NAME)) builder.add(form, kinds.MAKE_OR_TYPE);
    }
}

/** Adds the words that training/LANGUAGE lists, and those in its sentences. */
export function addFieldWords(builder: WordListBuilder): void {
  for (const language of LANGUAGES) {
    const add = (word: string, bits: number) => builder.addIn(language, word, bits);
    for (const forms of trainingFields(language, 'roles.txt')) for (const form of forms) addPhrase(language, form, add);
    const listed = trainingFields(language, 'words.tsv');
    const functionWords = new Set(listed.flatMap(([kind, word = '']) => (kind === 'function' ? [fold(word)] : [])));
    const distinctive = (phrase: string): string[] => distinctiveWords(phrase, functionWords);
    for (const title of trainingLines(language, 'titles.txt'))
      for (const word of distinctive(title)) add(word, kinds.TITLE);
    for (const [kind = '', words = '', value = ''] of listed) {
      for (const word of distinctive(words)) addListed(builder, kind, word, value, add);
    }
    for (const [word, count] of domainWords(language))
      if (count >= DOMAIN_LINES) builder.addKey(language, word, kinds.DOMAIN);
  }
}

/** The words of a phrase such as "by the name of" without function words; of a single word itself. */
function distinctiveWords(phrase: string, functionWords: ReadonlySet<string>): string[] {
  const words = wordsOf(phrase);
  return words.length === 1 ? words : words.filter((word) => word.length > 1 && !functionWords.has(fold(word)));
}

function addListed(
  builder: WordListBuilder,
  kind: string,
  word: string,
  value: string,
  add: (word: string, bits: number) => void,
): void {
  if (kind === 'postcode-shape' || (kind === 'street' && value === 'joined')) return;
  if (kind === 'letter') builder.add(word, word.length > 2 ? kinds.RADIO_LETTER : 0);
  else if (kind === 'digit' || kind === 'multiple') builder.add(word, kinds.NUMERAL);
  else if (kind === 'function') add(word, kinds.FUNCTION | 3);
  else if (kind === 'saint' && word.length < 2) return;
  else if (KINDS[kind]) add(word, KINDS[kind]);
  else if (word.length > 2) add(word, kinds.OTHER_CUE);
}

function addPhrase(language: LanguageCode, phrase: string, add: (word: string, bits: number) => void): void {
  const words = wordsOf(phrase);
  const head = HEAD_LAST.has(language) ? words.length - 1 : 0;
  for (const [i, word] of words.entries()) {
    if (i === head) add(word, kinds.ROLE);
    else if (word.length >= SHORTEST_PART) add(word, kinds.ROLE_PART);
  }
}

/** How many lines of a language's training text contain each folded word. */
export function domainWords(language: LanguageCode): Map<string, number> {
  const counts = new Map<string, number>();
  const lines = [...trainingLines(language, 'harmless.txt'), ...trainingLines(language, 'patterns.txt')];
  for (const line of lines) {
    const words = new Set(wordsOf(line.replace(/\{[^}]*\}/g, ' ')).map(fold));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
