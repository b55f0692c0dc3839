/**
 * The review dialog: why a passage may identify somebody. Plain phrases without a full stop, each also used within a
 * sentence.
 */

/** By code; "spelt out" means letter by letter, as on the radio, or with numbers written as words. */
export const reasons = {
  /** About the reporter, the aircraft and the club's accounts. */
  'the-reporters-own-name': 'Rapportörens eget namn',
  'the-reporters-own-email-address': 'Rapportörens egen e-postadress',
  'the-first-part-of-the-reporters-email-address': 'Första delen av rapportörens e-postadress',
  'the-reporters-own-phone-number': 'Rapportörens eget telefonnummer',
  'the-reporters-own-phone-number-spelt-out': 'Rapportörens eget telefonnummer, utskrivet i ord',
  'the-name-of-somebody-with-an-account': 'Namnet på någon med ett konto i klubben',
  'the-aircrafts-own-registration': 'Luftfartygets egen registrering',
  'the-aircrafts-own-registration-spelt-out': 'Luftfartygets egen registrering, bokstaverad',
  'the-last-letters-of-the-aircrafts-own-registration': 'De sista bokstäverna i luftfartygets registrering',
  'the-aircrafts-own-serial-number': 'Luftfartygets eget serienummer',
  /** Email, phone, the web. */
  'an-email-address': 'En e-postadress',
  'an-email-address-spelt-out': 'En e-postadress, utskriven i ord',
  'a-phone-number-with-country-code': 'Ett telefonnummer med landskod',
  'a-phone-number-as-written-in-the-clubs-country': 'Ett telefonnummer i klubbens land',
  'a-phone-number-spelt-out': 'Ett telefonnummer, utskrivet i ord',
  'a-phone-number-partly-spelt-out': 'Ett telefonnummer, delvis utskrivet i ord',
  'reads-like-a-phone-number': 'Ser ut som ett telefonnummer',
  'follows-a-word-such-as-phone-or-call': 'Följer på ett ord som telefon eller ring',
  'a-web-address': 'En webbadress',
  'a-social-media-handle': 'Ett användarnamn i sociala medier',
  /** Aircraft; the British Gliding Association issues BGA numbers; a competition number is painted on a glider's fin. */
  'an-aircraft-registration': 'En luftfartygsregistrering',
  'a-registration-spelt-out': 'En registrering, bokstaverad',
  'a-bga-number': 'Ett BGA-nummer',
  'a-call-sign-or-competition-number': 'En anropssignal eller ett tävlingsnummer',
  'a-sign-or-number-found-elsewhere-in-the-report': 'En beteckning som står på annat håll i rapporten',
  'a-call-sign-spelt-out': 'En anropssignal, bokstaverad',
  'may-be-a-registration-or-a-flight-number': 'Kan vara en registrering eller ett flygnummer',
  'may-be-a-registration-or-a-road-number': 'Kan vara en registrering eller ett vägnummer',
  'may-be-a-registration-or-a-word': 'Kan vara en registrering eller ett ord',
  'may-be-the-aircrafts-own-registration': 'Kan vara luftfartygets registrering',
  /** Clubs, places, days and times. */
  'the-name-of-a-club': 'Namnet på en klubb',
  'the-name-of-a-club-in-this-system': 'Namnet på en klubb i det här systemet',
  'the-short-name-of-a-club': 'Kortnamnet på en klubb',
  'the-acronym-of-a-club': 'Förkortningen för en klubb',
  'a-postal-address': 'En postadress',
  'a-postcode': 'Ett postnummer',
  'a-precise-position': 'En exakt position',
  'a-calendar-date': 'Ett datum',
  'a-time-of-day': 'Ett klockslag',
  /** Numbers. */
  'a-licence-number': 'Ett certifikatnummer',
  'a-membership-number': 'Ett medlemsnummer',
  'an-fai-number': 'Ett FAI-nummer',
  'a-personal-identification-number': 'Ett personnummer',
  'an-insurance-policy-number': 'Ett försäkringsnummer',
  'a-bank-account-number': 'Ett bankkonto',
  'the-number-of-a-document-or-a-flight-log': 'Numret på ett dokument eller en flyglogg',
  'a-serial-number': 'Ett serienummer',
  'a-flarm-or-icao-address': 'En FLARM- eller ICAO-adress',
  'a-vehicle-registration-plate': 'Ett registreringsnummer på ett fordon',
  'a-number-that-identifies-somebody': 'Ett nummer som pekar ut någon',
  /** Names of people: what was found, or where. */
  'a-given-name': 'Ett förnamn',
  'a-given-name-with-a-surname': 'Ett förnamn med efternamn',
  'two-given-names': 'Två förnamn',
  'a-given-name-with-a-noun-used-for-a-person': 'Ett förnamn med ett substantiv, där en person brukar stå',
  'a-surname': 'Ett efternamn',
  'a-surname-with-another-name': 'Ett efternamn med ett annat namn',
  'a-surname-before-its-given-name': 'Ett efternamn före förnamnet',
  'a-word-capitalised-as-a-name': 'Ett ord med stor bokstav som ett namn',
  'a-name-that-appears-elsewhere-in-the-report': 'Ett namn som står på annat håll i rapporten',
  'a-name-in-a-signature': 'Ett namn i en underskrift',
  'initials-before-a-surname-with-a-particle': 'Initialer före ett efternamn med ”von” eller liknande',
  'initials-in-a-signature': 'Initialer i en underskrift',
  'introduced-as-somebodys-name': 'Anges som det någon heter',
  'before-a-verb-of-speech-or-action': 'Står vid ett verb för vad någon säger eller gör',
  'before-a-role': 'Står före en roll',
  'next-to-another-name': 'Står intill ett annat namn',
  'used-where-a-person-would-be-named': 'Står där en person brukar stå',
  'followed-by-something-that-people-own': 'Äger något som människor äger',
  'follows-a-title': 'Följer på en titel',
  'follows-a-role': 'Följer på en roll',
  'follows-a-word-for-a-relative': 'Följer på ett ord för en släkting',
  'follows-a-word-such-as-called': 'Följer på ett ord som ”heter”',
  'follows-a-greeting-or-thanks': 'Följer på en hälsning eller ett tack',
  /** Possible names of people. */
  'may-be-a-name': 'Kan vara ett namn',
  'may-be-a-name-or-a-manufacturer': 'Kan vara ett namn eller en tillverkare',
  'may-be-a-name-or-a-place': 'Kan vara ett namn eller en plats',
  'may-be-a-name-or-a-thing': 'Kan vara ett namn eller en sak',
  'may-be-a-surname': 'Kan vara ett efternamn',
  'may-be-a-surname-or-a-place': 'Kan vara ett efternamn eller en plats',
  /** According to the word lists; these may be used in `beforeWord` and `afterWord`. */
  'a-name': 'Ett namn',
  'a-name-in-lower-case': 'Ett namn med små bokstäver',
  'a-name-that-is-also-an-aircraft-a-month-or-a-letter-of-the-radio-alphabet':
    'Ett namn som också är ett flygplan, en månad eller en bokstav i bokstaveringsalfabetet',
  'a-name-that-is-also-an-ordinary-noun': 'Ett namn som också är ett vanligt substantiv',
  'a-name-that-is-also-an-ordinary-word': 'Ett namn som också är ett vanligt ord',
  'an-ordinary-word-that-is-also-a-rare-name': 'Ett vanligt ord som också är ett ovanligt namn',
  'in-a-text-in-capitals-and-not-in-the-lists-of-names': 'I en text med versaler, inget namn i listorna',
  'in-lower-case-perhaps-an-ordinary-word': 'Med små bokstäver, kanske ett vanligt ord',
  'looks-like-a-word-in-this-language': 'Bildat som ett ord i språket',
  'not-a-word-in-this-language': 'Inget ord i språket',
  'perhaps-a-place': 'Kanske en plats',
  'perhaps-an-abbreviation': 'Kanske en förkortning',
  'perhaps-an-ordinary-word': 'Kanske ett vanligt ord',
  /** Marked by hand. */
  'marked-by-the-safety-manager': 'Markerat av säkerhetsansvarig',
};

/** {word} is a word of the report that precedes a name, such as `Mr` or `instructor`. */
export const followsTitle = 'Följer på titeln {word}';
export const followsWord = 'Följer på ordet {word}';
/** {reason} is one of the reasons; {word} is the word of the report after or before the find. */
export const beforeWord = '{reason}, före ”{word}”';
export const afterWord = '{reason}, efter ”{word}”';
