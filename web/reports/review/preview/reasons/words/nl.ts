/**
 * The review dialog: why a passage may identify somebody. Plain phrases without a full stop, each also used within a
 * sentence.
 */

/** By code; "spelt out" means letter by letter, as on the radio, or with numbers written as words. */
export const reasons = {
  /** About the reporter, the aircraft and the club's accounts. */
  'the-reporters-own-name': 'Naam van de melder',
  'the-reporters-own-email-address': 'E-mailadres van de melder',
  'the-first-part-of-the-reporters-email-address': 'Eerste deel van het e-mailadres van de melder',
  'the-reporters-own-phone-number': 'Telefoonnummer van de melder',
  'the-reporters-own-phone-number-spelt-out': 'Telefoonnummer van de melder, in woorden',
  'the-name-of-somebody-with-an-account': 'Naam van iemand met een account bij deze club',
  'the-aircrafts-own-registration': 'Registratie van het toestel',
  'the-aircrafts-own-registration-spelt-out': 'Registratie van het toestel, gespeld',
  'the-last-letters-of-the-aircrafts-own-registration': 'Laatste letters van de registratie van het toestel',
  'the-aircrafts-own-serial-number': 'Serienummer van het toestel',
  /** Email, phone, the web. */
  'an-email-address': 'E-mailadres',
  'an-email-address-spelt-out': 'E-mailadres, in woorden uitgeschreven',
  'a-phone-number-with-country-code': 'Telefoonnummer met landnummer',
  'a-phone-number-as-written-in-the-clubs-country': 'Telefoonnummer uit het land van de club',
  'a-phone-number-spelt-out': 'Telefoonnummer, in woorden',
  'a-phone-number-partly-spelt-out': 'Telefoonnummer, deels in woorden',
  'reads-like-a-phone-number': 'Lijkt op een telefoonnummer',
  'follows-a-word-such-as-phone-or-call': 'Staat na een woord als telefoon of bellen',
  'a-web-address': 'Webadres',
  'a-social-media-handle': 'Naam op sociale media',
  /** Aircraft; the British Gliding Association issues BGA numbers; a competition number is painted on a glider's fin. */
  'an-aircraft-registration': 'Registratie van een toestel',
  'a-registration-spelt-out': 'Registratie, gespeld',
  'a-bga-number': 'BGA-nummer',
  'a-call-sign-or-competition-number': 'Roepnaam of wedstrijdnummer',
  'a-sign-or-number-found-elsewhere-in-the-report': 'Kenmerk dat elders in de melding staat',
  'a-call-sign-spelt-out': 'Roepnaam, gespeld',
  'may-be-a-registration-or-a-flight-number': 'Misschien een registratie, misschien een vluchtnummer',
  'may-be-a-registration-or-a-road-number': 'Misschien een registratie, misschien een wegnummer',
  'may-be-a-registration-or-a-word': 'Misschien een registratie, misschien een woord',
  'may-be-the-aircrafts-own-registration': 'Misschien de registratie van het toestel',
  /** Clubs, places, days and times. */
  'the-name-of-a-club': 'Naam van een club',
  'the-name-of-a-club-in-this-system': 'Naam van een club in dit systeem',
  'the-short-name-of-a-club': 'Korte naam van een club',
  'the-acronym-of-a-club': 'Afkorting van een club',
  'a-postal-address': 'Adres',
  'a-postcode': 'Postcode',
  'a-precise-position': 'Precieze positie',
  'a-calendar-date': 'Datum',
  'a-time-of-day': 'Tijdstip',
  /** Numbers. */
  'a-licence-number': 'Brevetnummer',
  'a-membership-number': 'Lidmaatschapsnummer',
  'an-fai-number': 'FAI-nummer',
  'a-personal-identification-number': 'Persoonsnummer',
  'an-insurance-policy-number': 'Polisnummer',
  'a-bank-account-number': 'Bankrekening',
  'the-number-of-a-document-or-a-flight-log': 'Nummer van een document of een vluchtlog',
  'a-serial-number': 'Serienummer',
  'a-flarm-or-icao-address': 'FLARM- of ICAO-adres',
  'a-vehicle-registration-plate': 'Kenteken van een voertuig',
  'a-number-that-identifies-somebody': 'Nummer dat naar iemand herleidbaar is',
  /** Names of people: what was found, or where. */
  'a-given-name': 'Voornaam',
  'a-given-name-with-a-surname': 'Voornaam met achternaam',
  'two-given-names': 'Twee voornamen',
  'a-given-name-with-a-noun-used-for-a-person':
    'Voornaam met een zelfstandig naamwoord, op een plek waar een persoon hoort',
  'a-surname': 'Achternaam',
  'a-surname-with-another-name': 'Achternaam met nog een naam',
  'a-surname-before-its-given-name': 'Achternaam vóór de voornaam',
  'a-word-capitalised-as-a-name': 'Woord met een hoofdletter, zoals een naam',
  'a-name-that-appears-elsewhere-in-the-report': 'Naam die elders in de melding staat',
  'a-name-in-a-signature': 'Naam in een ondertekening',
  'initials-before-a-surname-with-a-particle': 'Initialen voor een achternaam met een tussenvoegsel',
  'initials-in-a-signature': 'Initialen in een ondertekening',
  'introduced-as-somebodys-name': 'Er staat dat iemand zo heet',
  'before-a-verb-of-speech-or-action': 'Staat vóór een werkwoord van zeggen of doen',
  'before-a-role': 'Staat vóór een functie',
  'next-to-another-name': 'Staat naast een andere naam',
  'used-where-a-person-would-be-named': 'Staat op een plek waar een persoon hoort',
  'followed-by-something-that-people-own': 'Heeft iets wat mensen bezitten',
  'follows-a-title': 'Staat na een aanspreekvorm',
  'follows-a-role': 'Staat na een functie',
  'follows-a-word-for-a-relative': 'Staat na een woord voor een familielid',
  'follows-a-word-such-as-called': 'Staat na een woord als ‘genaamd’',
  'follows-a-greeting-or-thanks': 'Staat na een groet of dankwoord',
  /** Possible names of people. */
  'may-be-a-name': 'Misschien een naam',
  'may-be-a-name-or-a-manufacturer': 'Misschien een naam, misschien een fabrikant',
  'may-be-a-name-or-a-place': 'Misschien een naam, misschien een plaats',
  'may-be-a-name-or-a-thing': 'Misschien een naam, misschien een ding',
  'may-be-a-surname': 'Misschien een achternaam',
  'may-be-a-surname-or-a-place': 'Misschien een achternaam, misschien een plaats',
  /** According to the word lists; these may be used in `beforeWord` and `afterWord`. */
  'a-name': 'Naam',
  'a-name-in-lower-case': 'Naam in kleine letters',
  'a-name-that-is-also-an-aircraft-a-month-or-a-letter-of-the-radio-alphabet':
    'Naam die ook een toestel, een maand of een letter uit het radioalfabet is',
  'a-name-that-is-also-an-ordinary-noun': 'Naam die ook een gewoon zelfstandig naamwoord is',
  'a-name-that-is-also-an-ordinary-word': 'Naam die ook een gewoon woord is',
  'an-ordinary-word-that-is-also-a-rare-name': 'Gewoon woord dat ook een zeldzame naam is',
  'in-a-text-in-capitals-and-not-in-the-lists-of-names': 'In een tekst in hoofdletters, niet in de namenlijsten',
  'in-lower-case-perhaps-an-ordinary-word': 'In kleine letters, misschien een gewoon woord',
  'looks-like-a-word-in-this-language': 'Gevormd als een woord van deze taal',
  'not-a-word-in-this-language': 'Geen woord van deze taal',
  'perhaps-a-place': 'Misschien een plaats',
  'perhaps-an-abbreviation': 'Misschien een afkorting',
  'perhaps-an-ordinary-word': 'Misschien een gewoon woord',
  /** Marked by hand. */
  'marked-by-the-safety-manager': 'Gemarkeerd door de veiligheidsmanager',
};

/** {word} is a word of the report that precedes a name, such as `Mr` or `instructor`. */
export const followsTitle = 'Staat na de aanspreekvorm {word}';
export const followsWord = 'Staat na het woord {word}';
/** {reason} is one of the reasons; {word} is the word of the report after or before the find. */
export const beforeWord = '{reason}, vóór ‘{word}’';
export const afterWord = '{reason}, na ‘{word}’';
