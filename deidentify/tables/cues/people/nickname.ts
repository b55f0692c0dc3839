/** Words that recognisers/people/learned/nickname.ts reads, in eight languages; folded. */
import { words } from '../../words.ts';

/** Opens a remark on what a person is called: "Zobák, jak mu říkáme". */
export const AS = words('wie so comme on come lo como asi zoals zo jak bo tak som');

/** The verb of such a remark. */
export const NAMING_VERBS = words(
  'nennen nennt genannt appelle appelait appellent chiamiamo chiamano llamamos llaman noemen noemt wolamy wolaja nazywamy nazywaja mowia mowimy rikame rikaji rika kallar',
);

/** The object of that verb. */
export const OBJECT_PRONOUNS = words('ihn honom henne hem haar go mu ho lo le');

/** Directly before a nickname: "bijnaam Stofzuiger". */
export const NICKNAME_NOUNS = words(
  'bijnaam bijgenaamd spitzname spitznamen przezwisko przezwiskiem pseudonim pseudonimem ksywa ksywka ksywie prezdivka prezdivkou prezdivany soprannome soprannominato surnomme surnom apodado apodo mote smeknamn oknamn',
);
