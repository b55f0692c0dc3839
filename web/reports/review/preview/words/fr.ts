/** The review dialog: names for finds, wherever they are marked or listed. */

/** Words of the report in quotation marks, as the language writes them. */
export const quoted = '« {words} »';

/** Kinds of finds, in a word or two. */
export const kinds = {
  name: 'nom',
  email: 'e-mail',
  phone: 'numéro de téléphone',
  registration: 'immatriculation',
  club: 'club',
  number: 'numéro',
  address: 'adresse',
  coordinates: 'position',
  link: 'adresse web',
  handle: 'pseudo',
  date: 'date',
  time: 'heure',
  marked: 'marqué à la main',
};
/** The same if uncertain, as a badge. */
export const possibleKinds = {
  name: 'nom possible',
  email: 'e-mail possible',
  phone: 'numéro de téléphone possible',
  registration: 'immatriculation possible',
  club: 'club possible',
  number: 'numéro possible',
  address: 'adresse possible',
  coordinates: 'position possible',
  link: 'adresse web possible',
  handle: 'pseudo possible',
  date: 'date possible',
  time: 'heure possible',
  marked: 'marqué à la main, à vérifier',
};
/** The same if uncertain, in small print after the words; {kind} is one of `kinds`. */
export const uncertainKind = '{kind} ?';
/** The number of uncertain finds, in a box above the preview. */
export const suggestions = {
  name: { one: '{count} nom possible : à vérifier', other: '{count} noms possibles : à vérifier' },
  email: { one: '{count} e-mail possible : à vérifier', other: '{count} e-mails possibles : à vérifier' },
  phone: {
    one: '{count} numéro de téléphone possible : à vérifier',
    other: '{count} numéros de téléphone possibles : à vérifier',
  },
  registration: {
    one: '{count} immatriculation possible : à vérifier',
    other: '{count} immatriculations possibles : à vérifier',
  },
  club: { one: '{count} club possible : à vérifier', other: '{count} clubs possibles : à vérifier' },
  number: { one: '{count} numéro possible : à vérifier', other: '{count} numéros possibles : à vérifier' },
  address: { one: '{count} adresse possible : à vérifier', other: '{count} adresses possibles : à vérifier' },
  coordinates: { one: '{count} position possible : à vérifier', other: '{count} positions possibles : à vérifier' },
  link: { one: '{count} adresse web possible : à vérifier', other: '{count} adresses web possibles : à vérifier' },
  handle: { one: '{count} pseudo possible : à vérifier', other: '{count} pseudos possibles : à vérifier' },
  date: { one: '{count} date possible : à vérifier', other: '{count} dates possibles : à vérifier' },
  time: { one: '{count} heure possible : à vérifier', other: '{count} heures possibles : à vérifier' },
  marked: {
    one: '{count} passage marqué à la main : à vérifier',
    other: '{count} passages marqués à la main : à vérifier',
  },
};

/** What happened to a find, within a sentence. */
export const outcomes = {
  replace: 'texte remplacé dans la version publiée',
  keep: 'texte laissé tel quel',
  suggest: 'dans le doute, à vérifier',
};
