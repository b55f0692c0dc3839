/**
 * The review dialog: why a passage may identify somebody. Plain phrases without a full stop, each also used within a
 * sentence.
 */

/** By code; "spelt out" means letter by letter, as on the radio, or with numbers written as words. */
export const reasons = {
  /** About the reporter, the aircraft and the club's accounts. */
  'the-reporters-own-name': 'Nome di chi ha segnalato',
  'the-reporters-own-email-address': 'Indirizzo email di chi ha segnalato',
  'the-first-part-of-the-reporters-email-address': 'Prima parte dell’indirizzo email di chi ha segnalato',
  'the-reporters-own-phone-number': 'Numero di telefono di chi ha segnalato',
  'the-reporters-own-phone-number-spelt-out': 'Numero di telefono di chi ha segnalato, scritto a parole',
  'the-name-of-somebody-with-an-account': 'Nome di una persona con un account in questo club',
  'the-aircrafts-own-registration': 'Marche dell’aeromobile',
  'the-aircrafts-own-registration-spelt-out': 'Marche dell’aeromobile, compitate',
  'the-last-letters-of-the-aircrafts-own-registration': 'Ultime lettere delle marche dell’aeromobile',
  'the-aircrafts-own-serial-number': 'Numero di serie dell’aeromobile',
  /** Email, phone, the web. */
  'an-email-address': 'Indirizzo email',
  'an-email-address-spelt-out': 'Indirizzo email scritto a parole',
  'a-phone-number-with-country-code': 'Numero di telefono con prefisso internazionale',
  'a-phone-number-as-written-in-the-clubs-country': 'Numero di telefono del paese del club',
  'a-phone-number-spelt-out': 'Numero di telefono scritto a parole',
  'a-phone-number-partly-spelt-out': 'Numero di telefono scritto in parte a parole',
  'reads-like-a-phone-number': 'Sembra un numero di telefono',
  'follows-a-word-such-as-phone-or-call': 'Dopo una parola come telefono o chiamare',
  'a-web-address': 'Indirizzo web',
  'a-social-media-handle': 'Nome utente di un social',
  /** Aircraft; the British Gliding Association issues BGA numbers; a competition number is painted on a glider's fin. */
  'an-aircraft-registration': 'Marche di un aeromobile',
  'a-registration-spelt-out': 'Marche compitate',
  'a-bga-number': 'Numero BGA',
  'a-call-sign-or-competition-number': 'Nominativo radio o sigla di gara',
  'a-sign-or-number-found-elsewhere-in-the-report': 'Sigla che compare altrove nella segnalazione',
  'a-call-sign-spelt-out': 'Nominativo radio compitato',
  'may-be-a-registration-or-a-flight-number': 'Forse marche, forse un numero di volo',
  'may-be-a-registration-or-a-road-number': 'Forse marche, forse il numero di una strada',
  'may-be-a-registration-or-a-word': 'Forse marche, forse una parola',
  'may-be-the-aircrafts-own-registration': 'Forse le marche dell’aeromobile',
  /** Clubs, places, days and times. */
  'the-name-of-a-club': 'Nome di un club',
  'the-name-of-a-club-in-this-system': 'Nome di un club presente qui',
  'the-short-name-of-a-club': 'Nome breve di un club',
  'the-acronym-of-a-club': 'Sigla di un club',
  'a-postal-address': 'Indirizzo postale',
  'a-postcode': 'Codice postale',
  'a-precise-position': 'Posizione esatta',
  'a-calendar-date': 'Data',
  'a-time-of-day': 'Orario',
  /** Numbers. */
  'a-licence-number': 'Numero di licenza',
  'a-membership-number': 'Numero di tessera',
  'an-fai-number': 'Numero FAI',
  'a-personal-identification-number': 'Codice personale',
  'an-insurance-policy-number': 'Polizza assicurativa',
  'a-bank-account-number': 'Conto bancario',
  'the-number-of-a-document-or-a-flight-log': 'Numero di un documento o di una registrazione di volo',
  'a-serial-number': 'Numero di serie',
  'a-flarm-or-icao-address': 'Codice FLARM o ICAO',
  'a-vehicle-registration-plate': 'Targa di un veicolo',
  'a-number-that-identifies-somebody': 'Numero che fa riconoscere qualcuno',
  /** Names of people: what was found, or where. */
  'a-given-name': 'Nome di battesimo',
  'a-given-name-with-a-surname': 'Nome di battesimo con un cognome',
  'two-given-names': 'Due nomi di battesimo',
  'a-given-name-with-a-noun-used-for-a-person': 'Nome di battesimo con un sostantivo, dove di solito sta una persona',
  'a-surname': 'Cognome',
  'a-surname-with-another-name': 'Cognome con un altro nome',
  'a-surname-before-its-given-name': 'Cognome davanti al nome di battesimo',
  'a-word-capitalised-as-a-name': 'Parola con la maiuscola, come un nome',
  'a-name-that-appears-elsewhere-in-the-report': 'Nome che compare altrove nella segnalazione',
  'a-name-in-a-signature': 'Nome in una firma',
  'initials-before-a-surname-with-a-particle': 'Iniziali davanti a un cognome con particella',
  'initials-in-a-signature': 'Iniziali in una firma',
  'introduced-as-somebodys-name': 'Il testo dice che qualcuno si chiama così',
  'before-a-verb-of-speech-or-action': 'Davanti a un verbo come dire o fare',
  'before-a-role': 'Davanti a un ruolo',
  'next-to-another-name': 'Accanto a un altro nome',
  'used-where-a-person-would-be-named': 'Dove di solito sta una persona',
  'followed-by-something-that-people-own': 'Possiede qualcosa, come una persona',
  'follows-a-title': 'Dopo un appellativo',
  'follows-a-role': 'Dopo un ruolo',
  'follows-a-word-for-a-relative': 'Dopo una parola per un familiare',
  'follows-a-word-such-as-called': 'Dopo una parola come “chiamato”',
  'follows-a-greeting-or-thanks': 'Dopo un saluto o un ringraziamento',
  /** Possible names of people. */
  'may-be-a-name': 'Forse un nome',
  'may-be-a-name-or-a-manufacturer': 'Forse un nome, forse un costruttore',
  'may-be-a-name-or-a-place': 'Forse un nome, forse un luogo',
  'may-be-a-name-or-a-thing': 'Forse un nome, forse una cosa',
  'may-be-a-surname': 'Forse un cognome',
  'may-be-a-surname-or-a-place': 'Forse un cognome, forse un luogo',
  /** According to the word lists; these may be used in `beforeWord` and `afterWord`. */
  'a-name': 'Nome',
  'a-name-in-lower-case': 'Nome scritto in minuscolo',
  'a-name-that-is-also-an-aircraft-a-month-or-a-letter-of-the-radio-alphabet':
    'Nome che è anche un aeromobile, un mese o una lettera dell’alfabeto radio',
  'a-name-that-is-also-an-ordinary-noun': 'Nome che è anche un sostantivo comune',
  'a-name-that-is-also-an-ordinary-word': 'Nome che è anche una parola comune',
  'an-ordinary-word-that-is-also-a-rare-name': 'Parola comune che è anche un nome raro',
  'in-a-text-in-capitals-and-not-in-the-lists-of-names': 'In un testo in maiuscolo, assente dagli elenchi di nomi',
  'in-lower-case-perhaps-an-ordinary-word': 'In minuscolo, forse una parola comune',
  'looks-like-a-word-in-this-language': 'Fatto come una parola della lingua',
  'not-a-word-in-this-language': 'Non è una parola della lingua',
  'perhaps-a-place': 'Forse un luogo',
  'perhaps-an-abbreviation': 'Forse un’abbreviazione',
  'perhaps-an-ordinary-word': 'Forse una parola comune',
  /** Marked by hand. */
  'marked-by-the-safety-manager': 'Contrassegnato dal responsabile sicurezza',
};

/** {word} is a word of the report that precedes a name, such as `Mr` or `instructor`. */
export const followsTitle = 'Dopo l’appellativo {word}';
export const followsWord = 'Dopo la parola {word}';
/** {reason} is one of the reasons; {word} is the word of the report after or before the find. */
export const beforeWord = '{reason}, prima di “{word}”';
export const afterWord = '{reason}, dopo “{word}”';
