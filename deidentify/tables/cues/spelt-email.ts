/** Words that recognisers/contact/spelt-email.ts reads. */
import { words } from '../words.ts';

// Symbols as they are said; the words of one are joined by _ here.

/** Words that mean only @, before a domain. */
export const AT =
  words(`arobase arrobase arobas arroba alfakrull aroba chiocciola chiocciolina chiocciole malpa malpka malpe malpie apenstaart
  apenstaartje apestaartje slingeraap snabela snabelaet snabel_a snabel_-_a klammeraffe klammeraff affenschwanz zavinac zavinacem zavinaci
  zavinace kanelbulle kukac a_commercial a_-_krul`);

/** Words that mean @ and are also function words. */
export const WEAK_AT = words('at at_sign at_-_sign at_symbol at_zeichen at_-_zeichen et aet att');

/** Words that mean only a dot. */
export const DOT = words(
  'dot punkt punt punto kropka kropke kropki kropeczka ponto tecka tecku teckou tecky puntje full_stop puntik',
);

/**
 * Words that mean a dot and are also ordinary: only after an unambiguous @, or before an ending that is not a word.
 */
export const WEAK_DOT = words('point period bod prick');

/** Spoken symbols that join the words of an address. */
export const JOINERS = words(
  `underscore under_score dash hyphen minus unterstrich tiefstrich bindestrich mittelstrich querstrich tiret trait_d_'_union trait_d_’_union
  tiret_du_six tiret_du_8 tiret_du_huit tiret_du_bas tiret_bas sous_tiret tiret_du_milieu souligne guion guion_medio guion_bajo guion_abajo raya_baja barra_baja trattino
  trattino_basso trattino_medio trattino_in_basso streepje laag_streepje liggend_streepje lage_streep koppelteken onderstreepje
  middenstreepje verbindingsstreepje myslnik myslnikiem podkreslnik podkreslnikiem podkreslenie podloga lacznik dywiz kreska dolna_kreska
  pomlcka pomlcku pomlckou spojovnik podtrzitko podtrzitkem spodni_carka bindestreck understreck mellanstreck tankstreck lagt_streck`,
);

/** Email providers, as the first word of a domain, folded. */
export const PROVIDERS = words(
  'gmail googlemail hotmail outlook yahoo icloud gmx web protonmail proton btinternet aol live msn mail example freenet orange wanadoo wp onet seznam',
);

/** Providers right after an @, without an ending: "jan.novak@seznam". */
export const MAIL_HOSTS: ReadonlySet<string> = new Set([
  ...PROVIDERS,
  ...words(
    `ymail rocketmail mailbox posteo arcor t-online tutanota fastmail sky virginmedia talktalk ntlworld laposte sfr free bbox neuf numericable
    libero virgilio tiscali alice tim ziggo kpnmail planet hetnet xs4all upcmail interia o2 poczta gazeta centrum volny atlas email post telia
    bredband spray telefonica terra bluewin hispeed zoznam azet mac me`,
  ),
]);

/** Before "at" and a domain that is not an address: "look at example.com". */
export const NON_LOCAL_PARTS =
  /^(?:look|looked|looking|see|seen|found|available|posted|published|hosted|registered|read|is|it|us|me|him|her|them|here|online|details|more|was|are|were)$/;

/** First words of a post at a club: "duty", "winch". */
export const POST_FIRST_WORDS =
  /^(?:launch|winch|duty|club|chief|safety|ground|course|retrieve|office|airfield|tug|deputy)$/;

/** The most frequent endings of domains in spelt addresses. */
export const COMMON_ENDINGS = words('com co_uk co de fr net org pl cz es nl ch se dk fi eu uk');
