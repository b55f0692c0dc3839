/** Words that the recognisers of initials read, and tagger/judging/initials.ts. */
import type { LanguageCode } from '../../../tagger/languages.ts';
import { words } from '../../words.ts';

/** Words before the person who did something: "by", "told". */
export const BEFORE_AGENT = /^(?:by|with|from|for|to|and|told|asked|mit|von|par|avec|met|door|z|con|med)$/;

/** English words after which initials are a person's: "told A.B."; fewer than `BEFORE_AGENT`. */
export const BEFORE_INITIALS = /^(?:told|asked|with|by)$/;

/** Verbs after a person's initials: "T.W. has flown". */
export const VERBS_AFTER_INITIALS = /^(?:was|has|had|did|said|told|asked|got|let|put)$/;

/** English words before a new subject: "and R.B. gave". */
export const BEFORE_SUBJECT = /^(?:and|but|so|as|when|because|that|then|while|until|if|where|,)$/;

/** Letters after a role that are not initials: "Instructor FI", "pilot PF". */
export const ROLE_CODES =
  /^(?:fi|fe|fo|bi|ai|ic|pf|nf|hp|gp|ta|ti|tm|pl|cz|de|fr|it|es|ch|be|se|no|dk|uk|gb|ei|lh|rh|ir|bp|sn|qr|kl|pw|cp|sf|dg|ls)$/;

/** Lower-case abbreviations after a role: "pilot i.e.", "Schüler z.B.", "instructeur p.ex.", "pilot m.in." */
export const LOWER_CASE_ABBREVIATIONS =
  /^(?:zb|zt|dh|ua|oa|og|sa|so|su|uu|vh|ia|ie|eg|am|pm|ca|cf|pe|ad|td|tj|tzn|np|jw|cd|pp|ps|bl|fn|te|ti|to|tv|iv|mb|nb|di|ev|ao|aa|ee|em|vd|dwz|dvs|osv|mfl|tex|pex|mm|mi|oae|idr|ivm|mbt|tov|tgv|nav|cad|pga)$/;

/** The English ones among `LOWER_CASE_ABBREVIATIONS`. */
export const ENGLISH_ABBREVIATIONS = /^(?:ie|eg|am|pm|ca|cf|nb)$/;

/** "And" and "or" of one letter with a full stop: "uli u. jens". */
export const SHORT_AND = /^[uoey]$/;

/** Single letters that are not a word of the language, even in lower-case writing, and may be an initial: "jocke k". */
export const BARE_INITIALS: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  en: words('b c d f g h j k l m p q t w z'),
  de: words('b c d f g h j k l p r t v w z'),
  nl: words('b c f g h j l p w'),
  sv: words('b c f g h j k l p r s t w'),
};

/** Companies, states and districts: "Aeroes, S.A.", "Washington, D.C.". */
export const COMPANY_AND_STATE_CODES =
  /^(?:sa|sl|bv|nv|ag|kk|pr|dc|ny|nj|nm|nc|sc|bc|et|us|uk|nz|ev|gb|wa|ma|pa|va|ca)$/;

/** "Z.B.", "D.H.": in German rarely initials. */
export const GERMAN_ABBREVIATIONS = /^(?:zb|dh|idr|uu|ia|io|ua|oa|da)$/;

/** Rarely a person: "R.T. was poor", "We told B.B.C." */
export const NON_PERSON_CODES =
  /^(?:rt|un|hf|lz|dz|tp|ls|mp|te|rh|lh|asi|atz|atv|bga|bfu|ato|dto|bbc|agm|mot|ame|qfi|gpl|gps|pic|vsi|imc|vmc|sop|fod|elt|caa|raf|faa|vhf|uhf|dwz|dvs|osv|ntm|egt|rpm|apu|tas|ias)$/;

/** Dotted letters that are one word in some of the nine languages: "P.S.", "V.N.E.", "D.I.", "N.N." */
export const ABBREVIATIONS =
  /^(?:usa|eu|spa|srl|sro|ps|pps|nn|pp|pd|di|cg|vne|va|vfe|vs|atc|qnh|qfe|ifr|vfr|agl|msl|amsl|nm|ro|as|od|np|cd|pc|sp|ea|ie|eg|nb|rpm|am|pm|utc|gmt|tv|ok|ul|cfi|dg|ac|ad|id|vp|vd|cv|cc|ee|aa|ss|mm|oo|pt|rc|sos|asap|faq|tbd|nt|lt|kk|fl|ft|km|kg)$/;

/** Words before the signature of a text. */
export const SIGN_OFFS =
  /^(?:signed|sgd|countersigned|initials|initialled|initialed|regards|cheers|sincerely|faithfully|wishes|yours|thanks)$/;

/** What can follow such a word before the signature. */
export const AFTER_SIGN_OFF = /^(?:off|by|with|kind|best|many|are|were|was|is|[,:(\-–—.])$/;
