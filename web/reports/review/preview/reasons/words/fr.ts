/**
 * The review dialog: why a passage may identify somebody. Plain phrases without a full stop, each also used within a
 * sentence.
 */

/** By code; "spelt out" means letter by letter, as on the radio, or with numbers written as words. */
export const reasons = {
  /** About the reporter, the aircraft and the club's accounts. */
  'the-reporters-own-name': 'Le nom de l’auteur',
  'the-reporters-own-email-address': 'L’adresse e-mail de l’auteur',
  'the-first-part-of-the-reporters-email-address': 'Le début de l’adresse e-mail de l’auteur',
  'the-reporters-own-phone-number': 'Le numéro de téléphone de l’auteur',
  'the-reporters-own-phone-number-spelt-out': 'Le numéro de téléphone de l’auteur, en toutes lettres',
  'the-name-of-somebody-with-an-account': 'Le nom d’une personne qui a un compte dans ce club',
  'the-aircrafts-own-registration': 'L’immatriculation de l’aéronef',
  'the-aircrafts-own-registration-spelt-out': 'L’immatriculation de l’aéronef, épelée',
  'the-last-letters-of-the-aircrafts-own-registration': 'Les dernières lettres de l’immatriculation de l’aéronef',
  'the-aircrafts-own-serial-number': 'Le numéro de série de l’aéronef',
  /** Email, phone, the web. */
  'an-email-address': 'Une adresse e-mail',
  'an-email-address-spelt-out': 'Une adresse e-mail en toutes lettres',
  'a-phone-number-with-country-code': 'Un numéro de téléphone avec indicatif du pays',
  'a-phone-number-as-written-in-the-clubs-country': 'Un numéro de téléphone du pays du club',
  'a-phone-number-spelt-out': 'Un numéro de téléphone en toutes lettres',
  'a-phone-number-partly-spelt-out': 'Un numéro de téléphone en partie en toutes lettres',
  'reads-like-a-phone-number': 'Ressemble à un numéro de téléphone',
  'follows-a-word-such-as-phone-or-call': 'Suit un mot comme « téléphone » ou « appeler »',
  'a-web-address': 'Une adresse web',
  'a-social-media-handle': 'Un pseudo de réseau social',
  /** Aircraft; the British Gliding Association issues BGA numbers; a competition number is painted on a glider's fin. */
  'an-aircraft-registration': 'Une immatriculation d’aéronef',
  'a-registration-spelt-out': 'Une immatriculation épelée',
  'a-bga-number': 'Un numéro BGA',
  'a-call-sign-or-competition-number': 'Un indicatif ou un numéro de concours',
  'a-sign-or-number-found-elsewhere-in-the-report': 'Une marque citée ailleurs dans le REX',
  'a-call-sign-spelt-out': 'Un indicatif épelé',
  'may-be-a-registration-or-a-flight-number': 'Peut-être une immatriculation, ou un numéro de vol',
  'may-be-a-registration-or-a-road-number': 'Peut-être une immatriculation, ou un numéro de route',
  'may-be-a-registration-or-a-word': 'Peut-être une immatriculation, ou un mot',
  'may-be-the-aircrafts-own-registration': 'Peut-être l’immatriculation de l’aéronef',
  /** Clubs, places, days and times. */
  'the-name-of-a-club': 'Le nom d’un club',
  'the-name-of-a-club-in-this-system': 'Le nom d’un club présent ici',
  'the-short-name-of-a-club': 'Le nom abrégé d’un club',
  'the-acronym-of-a-club': 'Le sigle d’un club',
  'a-postal-address': 'Une adresse postale',
  'a-postcode': 'Un code postal',
  'a-precise-position': 'Une position précise',
  'a-calendar-date': 'Une date',
  'a-time-of-day': 'Une heure précise',
  /** Numbers. */
  'a-licence-number': 'Un numéro de licence',
  'a-membership-number': 'Un numéro de membre',
  'an-fai-number': 'Un numéro FAI',
  'a-personal-identification-number': 'Un numéro d’identité',
  'an-insurance-policy-number': 'Un numéro de contrat d’assurance',
  'a-bank-account-number': 'Un numéro de compte bancaire',
  'the-number-of-a-document-or-a-flight-log': 'Le numéro d’un document ou d’un enregistrement de vol',
  'a-serial-number': 'Un numéro de série',
  'a-flarm-or-icao-address': 'Une adresse FLARM ou OACI',
  'a-vehicle-registration-plate': 'Une plaque de véhicule',
  'a-number-that-identifies-somebody': 'Un numéro qui identifie quelqu’un',
  /** Names of people: what was found, or where. */
  'a-given-name': 'Un prénom',
  'a-given-name-with-a-surname': 'Un prénom avec un nom de famille',
  'two-given-names': 'Deux prénoms',
  'a-given-name-with-a-noun-used-for-a-person': 'Un prénom avec un nom commun, là où l’on attend une personne',
  'a-surname': 'Un nom de famille',
  'a-surname-with-another-name': 'Un nom de famille avec un autre nom',
  'a-surname-before-its-given-name': 'Un nom de famille suivi du prénom',
  'a-word-capitalised-as-a-name': 'Un mot avec une majuscule, comme un nom',
  'a-name-that-appears-elsewhere-in-the-report': 'Un nom cité ailleurs dans le REX',
  'a-name-in-a-signature': 'Un nom dans une signature',
  'initials-before-a-surname-with-a-particle': 'Des initiales devant un nom à particule',
  'initials-in-a-signature': 'Des initiales dans une signature',
  'introduced-as-somebodys-name': 'Présenté comme le nom de quelqu’un',
  'before-a-verb-of-speech-or-action': 'Précède un verbe de parole ou d’action',
  'before-a-role': 'Précède une fonction',
  'next-to-another-name': 'À côté d’un autre nom',
  'used-where-a-person-would-be-named': 'Là où l’on attend une personne',
  'followed-by-something-that-people-own': 'Possède ce que possède une personne',
  'follows-a-title': 'Suit une civilité',
  'follows-a-role': 'Suit une fonction',
  'follows-a-word-for-a-relative': 'Suit un lien de parenté',
  'follows-a-word-such-as-called': 'Suit un mot comme « s’appelle »',
  'follows-a-greeting-or-thanks': 'Suit un salut ou un merci',
  /** Possible names of people. */
  'may-be-a-name': 'Peut-être un nom',
  'may-be-a-name-or-a-manufacturer': 'Peut-être un nom, ou un constructeur',
  'may-be-a-name-or-a-place': 'Peut-être un nom, ou un lieu',
  'may-be-a-name-or-a-thing': 'Peut-être un nom, ou une chose',
  'may-be-a-surname': 'Peut-être un nom de famille',
  'may-be-a-surname-or-a-place': 'Peut-être un nom de famille, ou un lieu',
  /** According to the word lists; these may be used in `beforeWord` and `afterWord`. */
  'a-name': 'Un nom',
  'a-name-in-lower-case': 'Un nom en minuscules',
  'a-name-that-is-also-an-aircraft-a-month-or-a-letter-of-the-radio-alphabet':
    'Un nom qui est aussi un aéronef, un mois ou une lettre de l’alphabet radio',
  'a-name-that-is-also-an-ordinary-noun': 'Un nom de personne qui est aussi un nom commun',
  'a-name-that-is-also-an-ordinary-word': 'Un nom de personne qui est aussi un mot courant',
  'an-ordinary-word-that-is-also-a-rare-name': 'Un mot courant qui est aussi un nom rare',
  'in-a-text-in-capitals-and-not-in-the-lists-of-names': 'Dans un texte en majuscules, absent des listes de noms',
  'in-lower-case-perhaps-an-ordinary-word': 'En minuscules, peut-être un mot courant',
  'looks-like-a-word-in-this-language': 'Formé comme un mot de la langue',
  'not-a-word-in-this-language': 'N’est pas un mot de la langue',
  'perhaps-a-place': 'Peut-être un lieu',
  'perhaps-an-abbreviation': 'Peut-être une abréviation',
  'perhaps-an-ordinary-word': 'Peut-être un mot courant',
  /** Marked by hand. */
  'marked-by-the-safety-manager': 'Marqué par le responsable sécurité',
};

/** {word} is a word of the report that precedes a name, such as `Mr` or `instructor`. */
export const followsTitle = 'Suit le titre {word}';
export const followsWord = 'Suit le mot {word}';
/** {reason} is one of the reasons; {word} is the word of the report after or before the find. */
export const beforeWord = '{reason}, avant « {word} »';
export const afterWord = '{reason}, après « {word} »';
