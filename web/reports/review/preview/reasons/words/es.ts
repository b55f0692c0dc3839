/**
 * The review dialog: why a passage may identify somebody. Plain phrases without a full stop, each also used within a
 * sentence.
 */

/** By code; "spelt out" means letter by letter, as on the radio, or with numbers written as words. */
export const reasons = {
  /** About the reporter, the aircraft and the club's accounts. */
  'the-reporters-own-name': 'El nombre de quien informó',
  'the-reporters-own-email-address': 'El correo de quien informó',
  'the-first-part-of-the-reporters-email-address': 'El principio del correo de quien informó',
  'the-reporters-own-phone-number': 'El teléfono de quien informó',
  'the-reporters-own-phone-number-spelt-out': 'El teléfono de quien informó, escrito con palabras',
  'the-name-of-somebody-with-an-account': 'El nombre de alguien con cuenta en este club',
  'the-aircrafts-own-registration': 'La matrícula de la aeronave',
  'the-aircrafts-own-registration-spelt-out': 'La matrícula de la aeronave, deletreada',
  'the-last-letters-of-the-aircrafts-own-registration': 'Las últimas letras de la matrícula de la aeronave',
  'the-aircrafts-own-serial-number': 'El número de serie de la aeronave',
  /** Email, phone, the web. */
  'an-email-address': 'Un correo electrónico',
  'an-email-address-spelt-out': 'Un correo electrónico, escrito con palabras',
  'a-phone-number-with-country-code': 'Un teléfono con prefijo de país',
  'a-phone-number-as-written-in-the-clubs-country': 'Un teléfono del país del club',
  'a-phone-number-spelt-out': 'Un teléfono, escrito con palabras',
  'a-phone-number-partly-spelt-out': 'Un teléfono, escrito en parte con palabras',
  'reads-like-a-phone-number': 'Parece un teléfono',
  'follows-a-word-such-as-phone-or-call': 'Va detrás de una palabra como «teléfono» o «llamar»',
  'a-web-address': 'Una dirección web',
  'a-social-media-handle': 'Un nombre en redes sociales',
  /** Aircraft; the British Gliding Association issues BGA numbers; a competition number is painted on a glider's fin. */
  'an-aircraft-registration': 'Una matrícula de aeronave',
  'a-registration-spelt-out': 'Una matrícula, deletreada',
  'a-bga-number': 'Un número BGA',
  'a-call-sign-or-competition-number': 'Un indicativo o número de concurso',
  'a-sign-or-number-found-elsewhere-in-the-report': 'Una marca que aparece en otra parte del informe',
  'a-call-sign-spelt-out': 'Un indicativo, deletreado',
  'may-be-a-registration-or-a-flight-number': 'Puede ser una matrícula o un número de vuelo',
  'may-be-a-registration-or-a-road-number': 'Puede ser una matrícula o el número de una carretera',
  'may-be-a-registration-or-a-word': 'Puede ser una matrícula o una palabra',
  'may-be-the-aircrafts-own-registration': 'Puede ser la matrícula de la aeronave',
  /** Clubs, places, days and times. */
  'the-name-of-a-club': 'El nombre de un club',
  'the-name-of-a-club-in-this-system': 'El nombre de un club de este sistema',
  'the-short-name-of-a-club': 'El nombre corto de un club',
  'the-acronym-of-a-club': 'Las siglas de un club',
  'a-postal-address': 'Una dirección postal',
  'a-postcode': 'Un código postal',
  'a-precise-position': 'Una posición exacta',
  'a-calendar-date': 'Una fecha',
  'a-time-of-day': 'Una hora',
  /** Numbers. */
  'a-licence-number': 'Un número de licencia',
  'a-membership-number': 'Un número de socio',
  'an-fai-number': 'Un número FAI',
  'a-personal-identification-number': 'Un número de identidad',
  'an-insurance-policy-number': 'Una póliza de seguro',
  'a-bank-account-number': 'Una cuenta bancaria',
  'the-number-of-a-document-or-a-flight-log': 'El número de un documento o de un registro de vuelo',
  'a-serial-number': 'Un número de serie',
  'a-flarm-or-icao-address': 'Una dirección FLARM u OACI',
  'a-vehicle-registration-plate': 'Una matrícula de vehículo',
  'a-number-that-identifies-somebody': 'Un número que identifica a alguien',
  /** Names of people: what was found, or where. */
  'a-given-name': 'Un nombre de pila',
  'a-given-name-with-a-surname': 'Un nombre de pila con apellido',
  'two-given-names': 'Dos nombres de pila',
  'a-given-name-with-a-noun-used-for-a-person': 'Un nombre de pila con un sustantivo, donde suele ir una persona',
  'a-surname': 'Un apellido',
  'a-surname-with-another-name': 'Un apellido con otro nombre',
  'a-surname-before-its-given-name': 'Un apellido delante de su nombre de pila',
  'a-word-capitalised-as-a-name': 'Una palabra con mayúscula, como un nombre',
  'a-name-that-appears-elsewhere-in-the-report': 'Un nombre que aparece en otra parte del informe',
  'a-name-in-a-signature': 'Un nombre en una firma',
  'initials-before-a-surname-with-a-particle': 'Iniciales delante de un apellido con partícula',
  'initials-in-a-signature': 'Iniciales en una firma',
  'introduced-as-somebodys-name': 'El texto dice que alguien se llama así',
  'before-a-verb-of-speech-or-action': 'Va delante de un verbo de decir o hacer',
  'before-a-role': 'Va delante de una función',
  'next-to-another-name': 'Va junto a otro nombre',
  'used-where-a-person-would-be-named': 'Está donde suele ir una persona',
  'followed-by-something-that-people-own': 'Se le atribuye algo que suelen tener las personas',
  'follows-a-title': 'Va detrás de un tratamiento',
  'follows-a-role': 'Va detrás de una función',
  'follows-a-word-for-a-relative': 'Va detrás de un parentesco',
  'follows-a-word-such-as-called': 'Va detrás de una palabra como «llamado»',
  'follows-a-greeting-or-thanks': 'Va detrás de un saludo o de un agradecimiento',
  /** Possible names of people. */
  'may-be-a-name': 'Puede ser un nombre',
  'may-be-a-name-or-a-manufacturer': 'Puede ser un nombre o un fabricante',
  'may-be-a-name-or-a-place': 'Puede ser un nombre o un lugar',
  'may-be-a-name-or-a-thing': 'Puede ser un nombre o una cosa',
  'may-be-a-surname': 'Puede ser un apellido',
  'may-be-a-surname-or-a-place': 'Puede ser un apellido o un lugar',
  /** According to the word lists; these may be used in `beforeWord` and `afterWord`. */
  'a-name': 'Un nombre',
  'a-name-in-lower-case': 'Un nombre en minúsculas',
  'a-name-that-is-also-an-aircraft-a-month-or-a-letter-of-the-radio-alphabet':
    'Un nombre que también es una aeronave, un mes o una letra del alfabeto de radio',
  'a-name-that-is-also-an-ordinary-noun': 'Un nombre que también es un sustantivo corriente',
  'a-name-that-is-also-an-ordinary-word': 'Un nombre que también es una palabra corriente',
  'an-ordinary-word-that-is-also-a-rare-name': 'Una palabra corriente que también es un nombre raro',
  'in-a-text-in-capitals-and-not-in-the-lists-of-names': 'En un texto en mayúsculas; no está en las listas de nombres',
  'in-lower-case-perhaps-an-ordinary-word': 'En minúsculas, quizá una palabra corriente',
  'looks-like-a-word-in-this-language': 'Tiene la forma de una palabra del idioma',
  'not-a-word-in-this-language': 'No es una palabra del idioma',
  'perhaps-a-place': 'Quizá un lugar',
  'perhaps-an-abbreviation': 'Quizá una abreviatura',
  'perhaps-an-ordinary-word': 'Quizá una palabra corriente',
  /** Marked by hand. */
  'marked-by-the-safety-manager': 'Marcado por el responsable de seguridad',
};

/** {word} is a word of the report that precedes a name, such as `Mr` or `instructor`. */
export const followsTitle = 'Va detrás del tratamiento {word}';
export const followsWord = 'Va detrás de la palabra {word}';
/** {reason} is one of the reasons; {word} is the word of the report after or before the find. */
export const beforeWord = '{reason}, delante de «{word}»';
export const afterWord = '{reason}, detrás de «{word}»';
