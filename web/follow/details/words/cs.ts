// The page /follow: fields that were left empty and can be filled in later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'Několika slovy';
export const headlineHint = 'Pár slov, pokud vás nějaká napadnou.';

/** While the empty fields are loading; if there are none; if nothing was typed. */
export const asking = 'Zjišťuji, co ještě chybí…';
export const nothingLeft = 'Všechna pole jsou vyplněná. Chcete-li něco dodat, napište výše zprávu.';
export const nothingYet = 'Vyplňte prosím aspoň jedno pole';
/** A button if they could not be loaded. */
export const again = 'Zkusit znovu';

/** The button, its label while busy, and the message afterwards. */
export const send = 'Doplnit tyto údaje';
export const sending = 'Doplňuji…';
export const added = 'Doplněno. Bezpečnostní tým si to teď může přečíst.';
