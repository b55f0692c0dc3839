/** Words that recognisers/people/learned/nickname.ts reads, in eight languages; folded. */
import { words } from '../../words.ts';

/** Opens a remark on what somebody is called: "Zobák, jak mu říkáme". */
export const AS = words('wie so comme on come lo como asi zoals zo jak bo tak som');

/** The verb of such a remark. */
export const CALLING = words(
  'nennen nennt genannt appelle appelait appellent chiamiamo chiamano llamamos llaman noemen noemt wolamy wolaja nazywamy nazywaja mowia mowimy rikame rikaji rika kallar',
);

/** Whom it calls so. */
export const SOMEBODY = words('ihn honom henne hem haar go mu ho lo le');

/** Right before a nickname: "bijnaam Stofzuiger". */
export const NICKNAME = words(
  'bijnaam bijgenaamd spitzname spitznamen przezwisko przezwiskiem pseudonim pseudonimem ksywa ksywka ksywie prezdivka prezdivkou prezdivany soprannome soprannominato surnomme surnom apodado apodo mote smeknamn oknamn',
);
