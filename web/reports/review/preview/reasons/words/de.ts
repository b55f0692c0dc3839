/**
 * The review dialog: why a passage may identify somebody. Plain phrases without a full stop, each also used within a
 * sentence.
 */

/** By code; "spelt out" means letter by letter, as on the radio, or with numbers written as words. */
export const reasons = {
  /** About the reporter, the aircraft and the club's accounts. */
  'the-reporters-own-name': 'Name der meldenden Person',
  'the-reporters-own-email-address': 'E-Mail der meldenden Person',
  'the-first-part-of-the-reporters-email-address': 'Erster Teil der E-Mail der meldenden Person',
  'the-reporters-own-phone-number': 'Telefonnummer der meldenden Person',
  'the-reporters-own-phone-number-spelt-out': 'Telefonnummer der meldenden Person, in Worten',
  'the-name-of-somebody-with-an-account': 'Name von jemandem mit einem Konto bei diesem Verein',
  'the-aircrafts-own-registration': 'Kennzeichen des Luftfahrzeugs',
  'the-aircrafts-own-registration-spelt-out': 'Kennzeichen des Luftfahrzeugs, buchstabiert',
  'the-last-letters-of-the-aircrafts-own-registration': 'Letzte Buchstaben des Kennzeichens',
  'the-aircrafts-own-serial-number': 'Werknummer des Luftfahrzeugs',
  /** Email, phone, the web. */
  'an-email-address': 'E-Mail-Adresse',
  'an-email-address-spelt-out': 'E-Mail-Adresse, ausgeschrieben',
  'a-phone-number-with-country-code': 'Telefonnummer mit Ländervorwahl',
  'a-phone-number-as-written-in-the-clubs-country': 'Telefonnummer aus dem Land des Vereins',
  'a-phone-number-spelt-out': 'Telefonnummer, in Worten',
  'a-phone-number-partly-spelt-out': 'Telefonnummer, teils in Worten',
  'reads-like-a-phone-number': 'Sieht aus wie eine Telefonnummer',
  'follows-a-word-such-as-phone-or-call': 'Steht hinter einem Wort wie Telefon oder anrufen',
  'a-web-address': 'Webadresse',
  'a-social-media-handle': 'Name in sozialen Medien',
  /** Aircraft; the British Gliding Association issues BGA numbers; a competition number is painted on a glider's fin. */
  'an-aircraft-registration': 'Kennzeichen',
  'a-registration-spelt-out': 'Kennzeichen, buchstabiert',
  'a-bga-number': 'BGA-Nummer',
  'a-call-sign-or-competition-number': 'Rufzeichen oder Wettbewerbskennzeichen',
  'a-sign-or-number-found-elsewhere-in-the-report': 'Kennung, die auch anderswo in der Meldung steht',
  'a-call-sign-spelt-out': 'Rufzeichen, buchstabiert',
  'may-be-a-registration-or-a-flight-number': 'Vielleicht ein Kennzeichen oder eine Flugnummer',
  'may-be-a-registration-or-a-road-number': 'Vielleicht ein Kennzeichen oder eine Straßennummer',
  'may-be-a-registration-or-a-word': 'Vielleicht ein Kennzeichen oder ein Wort',
  'may-be-the-aircrafts-own-registration': 'Vielleicht das Kennzeichen des Luftfahrzeugs',
  /** Clubs, places, days and times. */
  'the-name-of-a-club': 'Name eines Vereins',
  'the-name-of-a-club-in-this-system': 'Name eines Vereins in diesem System',
  'the-short-name-of-a-club': 'Kurzname eines Vereins',
  'the-acronym-of-a-club': 'Abkürzung eines Vereins',
  'a-postal-address': 'Postanschrift',
  'a-postcode': 'Postleitzahl',
  'a-precise-position': 'Genaue Position',
  'a-calendar-date': 'Datum',
  'a-time-of-day': 'Uhrzeit',
  /** Numbers. */
  'a-licence-number': 'Lizenznummer',
  'a-membership-number': 'Mitgliedsnummer',
  'an-fai-number': 'FAI-Nummer',
  'a-personal-identification-number': 'Personennummer',
  'an-insurance-policy-number': 'Versicherungsnummer',
  'a-bank-account-number': 'Bankkonto',
  'the-number-of-a-document-or-a-flight-log': 'Nummer eines Dokuments oder einer Flugaufzeichnung',
  'a-serial-number': 'Werknummer',
  'a-flarm-or-icao-address': 'FLARM- oder ICAO-Adresse',
  'a-vehicle-registration-plate': 'Autokennzeichen',
  'a-number-that-identifies-somebody': 'Nummer, die jemanden erkennbar macht',
  /** Names of people: what was found, or where. */
  'a-given-name': 'Vorname',
  'a-given-name-with-a-surname': 'Vorname mit Nachname',
  'two-given-names': 'Zwei Vornamen',
  'a-given-name-with-a-noun-used-for-a-person': 'Vorname mit einem Hauptwort, wo sonst eine Person steht',
  'a-surname': 'Nachname',
  'a-surname-with-another-name': 'Nachname mit einem weiteren Namen',
  'a-surname-before-its-given-name': 'Nachname vor dem Vornamen',
  'a-word-capitalised-as-a-name': 'Wort, das wie ein Name großgeschrieben ist',
  'a-name-that-appears-elsewhere-in-the-report': 'Name, der auch anderswo in der Meldung steht',
  'a-name-in-a-signature': 'Name in einer Unterschrift',
  'initials-before-a-surname-with-a-particle': 'Anfangsbuchstaben vor einem Nachnamen mit „von“ oder Ähnlichem',
  'initials-in-a-signature': 'Anfangsbuchstaben in einer Unterschrift',
  'introduced-as-somebodys-name': 'So heißt jemand laut Text',
  'before-a-verb-of-speech-or-action': 'Steht vor einem Verb wie sagte oder machte',
  'before-a-role': 'Steht vor einer Funktion',
  'next-to-another-name': 'Steht neben einem anderen Namen',
  'used-where-a-person-would-be-named': 'Steht, wo sonst eine Person steht',
  'followed-by-something-that-people-own': 'Besitzt, was sonst Personen besitzen',
  'follows-a-title': 'Steht hinter einer Anrede oder einem Titel',
  'follows-a-role': 'Steht hinter einer Funktion',
  'follows-a-word-for-a-relative': 'Steht hinter einem Wort für Verwandte',
  'follows-a-word-such-as-called': 'Steht hinter einem Wort wie „namens“',
  'follows-a-greeting-or-thanks': 'Steht hinter einem Gruß oder Dank',
  /** Possible names of people. */
  'may-be-a-name': 'Vielleicht ein Name',
  'may-be-a-name-or-a-manufacturer': 'Vielleicht ein Name oder ein Hersteller',
  'may-be-a-name-or-a-place': 'Vielleicht ein Name oder ein Ort',
  'may-be-a-name-or-a-thing': 'Vielleicht ein Name oder eine Sache',
  'may-be-a-surname': 'Vielleicht ein Nachname',
  'may-be-a-surname-or-a-place': 'Vielleicht ein Nachname oder ein Ort',
  /** According to the word lists; these may be used in `beforeWord` and `afterWord`. */
  'a-name': 'Name',
  'a-name-in-lower-case': 'Name in Kleinbuchstaben',
  'a-name-that-is-also-an-aircraft-a-month-or-a-letter-of-the-radio-alphabet':
    'Name, der auch ein Luftfahrzeug, ein Monat oder ein Buchstabe im Funk ist',
  'a-name-that-is-also-an-ordinary-noun': 'Name, der auch ein gewöhnliches Hauptwort ist',
  'a-name-that-is-also-an-ordinary-word': 'Name, der auch ein gewöhnliches Wort ist',
  'an-ordinary-word-that-is-also-a-rare-name': 'Gewöhnliches Wort, das auch ein seltener Name ist',
  'in-a-text-in-capitals-and-not-in-the-lists-of-names': 'In einem Text in Großbuchstaben, kein Name aus den Listen',
  'in-lower-case-perhaps-an-ordinary-word': 'Kleingeschrieben, vielleicht ein gewöhnliches Wort',
  'looks-like-a-word-in-this-language': 'Gebildet wie ein Wort der Sprache',
  'not-a-word-in-this-language': 'Kein Wort der Sprache',
  'perhaps-a-place': 'Vielleicht ein Ort',
  'perhaps-an-abbreviation': 'Vielleicht eine Abkürzung',
  'perhaps-an-ordinary-word': 'Vielleicht ein gewöhnliches Wort',
  /** Marked by hand. */
  'marked-by-the-safety-manager': 'Vom Sicherheitsteam markiert',
};

/** {word} is a word of the report that precedes a name, such as `Mr` or `instructor`. */
export const followsTitle = 'Steht hinter {word}';
export const followsWord = 'Steht hinter dem Wort {word}';
/** {reason} is one of the reasons; {word} is the word of the report after or before the find. */
export const beforeWord = '{reason}, vor „{word}“';
export const afterWord = '{reason}, hinter „{word}“';
