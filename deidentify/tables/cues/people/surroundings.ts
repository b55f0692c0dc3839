/** Words that tagger/judging/surroundings reads. */
import type { LanguageCode } from '../../../tagger/languages.ts';
import { words } from '../../words.ts';

/** Before a surname that precedes its given name: "der Winterhalter Max", "beim Huber Sepp". */
export const GERMAN_ARTICLES = /^(?:der|die|dem|den|des|vom|zum|zur|beim)$/;

/** Articles and possessives, after which a capitalised noun is usual. */
export const ARTICLES = words(
  'le la les l un une el los las una il lo i gli uno de het een den det en ett mon ma notre mi nuestro il mio mijn onze',
);

/** Joins two names: "and". */
export const NAME_CONJUNCTION = /^(?:and|und|et|en|i|y|e|ed|och|a|oraz|&)$/;

/** "Zielonka z Borowikiem", "Wagner mit Beck"; Polish "z" is "from" as well, so that the case decides. */
export const WITH: Readonly<Partial<Record<LanguageCode, { word: RegExp; other?: RegExp }>>> = {
  de: { word: /^mit$/ },
  fr: { word: /^avec$/ },
  nl: { word: /^met$/ },
  pl: { word: /^ze?$/, other: /(?:[eiy]m|ą)$/ },
  cs: { word: /^se?$/, other: /(?:[eě]m|ým|ou)$/ },
  it: { word: /^con$/ },
  es: { word: /^con$/ },
  sv: { word: /^med$/ },
};

/** Verbs of motion and action after a surname that opens a sentence; as written. */
export const ACTION_VERB_FORMS: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  de: /^(?:kam|ging|flog|stand|saß|fuhr|lief|hielt|zog|nahm|sah|half|schrieb|schob|\p{L}{3,}te)$/u,
  fr: /^(?:arrive|vient|vole|prend|tient|court|pose|\p{L}{3,}ait)$/u,
  nl: /^(?:kwam|ging|vloog|stond|zat|reed|liep|hield|trok|nam|zag|kreeg|deed|\p{L}{3,}[dt]e)$/u,
  pl: /^\p{L}{2,}ła?$/u,
  cs: /^\p{L}{2,}la?$/u,
  it: /^(?:arriva|vola|\p{L}{3,}(?:ava|eva|iva|ò))$/u,
  es: /^(?:llega|vuela|vino|dijo|\p{L}{3,}(?:aba|ía|ó))$/u,
  sv: /^(?:kom|gick|flög|stod|satt|sprang|höll|drog|tog|såg|bad|bröt|\p{L}{3,}de)$/u,
};

/** Opens direct speech. */
export const OPENING_QUOTE = /^["“„«»‘‚']$/;

/** "dem Pröll seine Ka 8". */
export const POSSESSIVE_AFTER_DATIVE = /^(?:sein|seine|seinen|seinem|seiner|ihr|ihre|ihren|ihrem|ihrer)$/;

/** Pronouns and verbs after a name in the dative: "A Ferrari si è aperta"; as written. */
export const AFTER_DATIVE_NAME: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  it: /^(?:si|gli|le|hanno|è)$/,
  es: /^(?:se|le)$/,
};

/** Before the plural of a surname: "u Bartoňů", "od Nowaków". */
export const FAMILY_PREPOSITION = /^(?:u|od|k|ke|do|za|s|z|ze)$/;

/** Plurals of surnames; `behind`: only after such a preposition, since other plurals have the same ending. */
export const FAMILY_ENDING: Readonly<Record<'cs' | 'pl', readonly { end: RegExp; behind: boolean }[]>> = {
  cs: [
    { end: /^\p{Lu}\p{Ll}{2,}(?:ových|ovým|ovými|ovejch)$/u, behind: false },
    { end: /^\p{Lu}\p{Ll}{2,}ů$/u, behind: true },
  ],
  pl: [{ end: /^\p{Lu}\p{Ll}{2,}(?:[kszcńrl]ów|skich|ckich)$/u, behind: true }],
};

/** Before the surname of several people: "Bratři Tichých", "les frères Morvan"; folded. */
export const FAMILY_NOUNS =
  words(`bruder bruderpaar gebruder schwestern geschwister familie freres soeurs famille fratelli sorelle famiglia hermanos hermanas familia gebroeders broers
  zussen bracia braci bratmi siostry rodzina rodziny bratri bratry bratru sestry rodina rodiny broderna systrarna familjen`);
