/**
 * Words that tagger/judging/ordinary-words.ts reads. General knowledge of the nine languages' grammar, written down for
 * this project.
 */
import type { LanguageCode } from '../../../tagger/languages.ts';
import { words } from '../../words.ts';

/** Endings of lower-case verb forms and adverbs: "yawing", "holującego", "gliding"; folded. */
export const VERBAL_ENDINGS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /.{3}(?:ing|ed|ly|ness|able)$/,
  de: /.{3}(?:ends?|ende[mnrs]?|ierte?[mnrs]?|lich(?:e[mnrs]?)?|ung(?:en)?|igkeit)$/,
  fr: /.{3}(?:ement|issant(?:e?s)?|aient|erent|ation)$/,
  nl: /.{3}(?:ende|eerde|lijke?|ing(?:en)?|heid)$/,
  es: /.{3}(?:mente|ando|iendo|aban|cion|ciones)$/,
  it: /.{3}(?:mente|ando|endo|avano|zione|zioni)$/,
  pl: /.{3}(?:acego|acemu|acych|acymi|acej|acy|ace|aca|wszy|nego|nych|nymi|osci|enie|anie)$/,
  cs: /.{3}(?:iciho|icimi|icich|ouciho|oucimi|oucich|ouci|eho|ych|ymi|osti|eni|ani)$/,
  sv: /.{3}(?:ande|ende|ades|erade|ligt|ning|ningen|het)$/,
};

/** English verbs and adverbs missing from `ACTION_VERBS`: after the head of a sentence, they make it a subject. */
export const ENGLISH_VERBS = words(`
  should would could will can may might must shall won wouldn couldn shouldn didn doesn wasn isn aren weren hasn hadn don cannot does do
  paid burnt bought sold slept built dealt dreamt fed fled fought froze hid led lent lit rode rose sank sang shone shot slid sought
  sped split spread stole stuck stung swam swore tore threw woke won wove wept bit blew chose clung crept dug drank drew ate grew hung
  also always never just only then still
`);
