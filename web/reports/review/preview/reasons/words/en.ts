/**
 * The review dialog: why a passage may identify somebody. Plain phrases without a full stop, each also used within a
 * sentence.
 */

/** By code; "spelt out" means letter by letter, as on the radio, or with numbers written as words. */
export const reasons = {
  /** About the reporter, the aircraft and the club's accounts. */
  'the-reporters-own-name': "The reporter's own name",
  'the-reporters-own-email-address': "The reporter's own email address",
  'the-first-part-of-the-reporters-email-address': "The first part of the reporter's email address",
  'the-reporters-own-phone-number': "The reporter's own phone number",
  'the-reporters-own-phone-number-spelt-out': "The reporter's own phone number, spelt out",
  'the-name-of-somebody-with-an-account': 'The name of somebody with an account',
  'the-aircrafts-own-registration': "The aircraft's own registration",
  'the-aircrafts-own-registration-spelt-out': "The aircraft's own registration, spelt out",
  'the-last-letters-of-the-aircrafts-own-registration': "The last letters of the aircraft's own registration",
  'the-aircrafts-own-serial-number': "The aircraft's own serial number",
  /** Email, phone, the web. */
  'an-email-address': 'An email address',
  'an-email-address-spelt-out': 'An email address, spelt out',
  'a-phone-number-with-country-code': 'A phone number with country code',
  'a-phone-number-as-written-in-the-clubs-country': "A phone number as written in the club's country",
  'a-phone-number-spelt-out': 'A phone number, spelt out',
  'a-phone-number-partly-spelt-out': 'A phone number, partly spelt out',
  'reads-like-a-phone-number': 'Reads like a phone number',
  'follows-a-word-such-as-phone-or-call': 'Follows a word such as phone or call',
  'a-web-address': 'A web address',
  'a-social-media-handle': 'A social media handle',
  /** Aircraft; the British Gliding Association issues BGA numbers; a competition number is painted on a glider's fin. */
  'an-aircraft-registration': 'An aircraft registration',
  'a-registration-spelt-out': 'A registration, spelt out',
  'a-bga-number': 'A BGA number',
  'a-call-sign-or-competition-number': 'A call sign or competition number',
  'a-sign-or-number-found-elsewhere-in-the-report': 'A sign or number found elsewhere in the report',
  'a-call-sign-spelt-out': 'A call sign, spelt out',
  'may-be-a-registration-or-a-flight-number': 'May be a registration or a flight number',
  'may-be-a-registration-or-a-road-number': 'May be a registration or a road number',
  'may-be-a-registration-or-a-word': 'May be a registration or a word',
  'may-be-the-aircrafts-own-registration': "May be the aircraft's own registration",
  /** Clubs, places, days and times. */
  'the-name-of-a-club': 'The name of a club',
  'the-name-of-a-club-in-this-system': 'The name of a club in this system',
  'the-short-name-of-a-club': 'The short name of a club',
  'the-acronym-of-a-club': 'The acronym of a club',
  'a-postal-address': 'A postal address',
  'a-postcode': 'A postcode',
  'a-precise-position': 'A precise position',
  'a-calendar-date': 'A calendar date',
  'a-time-of-day': 'A time of day',
  /** Numbers. */
  'a-licence-number': 'A licence number',
  'a-membership-number': 'A membership number',
  'an-fai-number': 'An FAI number',
  'a-personal-identification-number': 'A personal identification number',
  'an-insurance-policy-number': 'An insurance policy number',
  'a-bank-account-number': 'A bank account number',
  'the-number-of-a-document-or-a-flight-log': 'The number of a document or a flight log',
  'a-serial-number': 'A serial number',
  'a-flarm-or-icao-address': 'A FLARM or ICAO address',
  'a-vehicle-registration-plate': 'A vehicle registration plate',
  'a-number-that-identifies-somebody': 'A number that identifies somebody',
  /** Names of people: what was found, or where. */
  'a-given-name': 'A given name',
  'a-given-name-with-a-surname': 'A given name with a surname',
  'two-given-names': 'Two given names',
  'a-given-name-with-a-noun-used-for-a-person': 'A given name with a noun, used for a person',
  'a-surname': 'A surname',
  'a-surname-with-another-name': 'A surname with another name',
  'a-surname-before-its-given-name': 'A surname before its given name',
  'a-word-capitalised-as-a-name': 'A word capitalised as a name',
  'a-name-that-appears-elsewhere-in-the-report': 'A name that appears elsewhere in the report',
  'a-name-in-a-signature': 'A name in a signature',
  'initials-before-a-surname-with-a-particle': 'Initials before a surname with a particle',
  'initials-in-a-signature': 'Initials in a signature',
  'introduced-as-somebodys-name': "Introduced as somebody's name",
  'before-a-verb-of-speech-or-action': 'Before a verb of speech or action',
  'before-a-role': 'Before a role',
  'next-to-another-name': 'Next to another name',
  'used-where-a-person-would-be-named': 'Used where a person would be named',
  'followed-by-something-that-people-own': 'Followed by something that people own',
  'follows-a-title': 'Follows a title',
  'follows-a-role': 'Follows a role',
  'follows-a-word-for-a-relative': 'Follows a word for a relative',
  'follows-a-word-such-as-called': 'Follows a word such as "called"',
  'follows-a-greeting-or-thanks': 'Follows a greeting or thanks',
  /** Possible names of people. */
  'may-be-a-name': 'May be a name',
  'may-be-a-name-or-a-manufacturer': 'May be a name or a manufacturer',
  'may-be-a-name-or-a-place': 'May be a name or a place',
  'may-be-a-name-or-a-thing': 'May be a name or a thing',
  'may-be-a-surname': 'May be a surname',
  'may-be-a-surname-or-a-place': 'May be a surname or a place',
  /** According to the word lists; these may be used in `beforeWord` and `afterWord`. */
  'a-name': 'A name',
  'a-name-in-lower-case': 'A name in lower case',
  'a-name-that-is-also-an-aircraft-a-month-or-a-letter-of-the-radio-alphabet':
    'A name that is also an aircraft, a month or a letter of the radio alphabet',
  'a-name-that-is-also-an-ordinary-noun': 'A name that is also an ordinary noun',
  'a-name-that-is-also-an-ordinary-word': 'A name that is also an ordinary word',
  'an-ordinary-word-that-is-also-a-rare-name': 'An ordinary word that is also a rare name',
  'in-a-text-in-capitals-and-not-in-the-lists-of-names': 'In a text in capitals, and not in the lists of names',
  'in-lower-case-perhaps-an-ordinary-word': 'In lower case, perhaps an ordinary word',
  'looks-like-a-word-in-this-language': 'Looks like a word in this language',
  'not-a-word-in-this-language': 'Not a word in this language',
  'perhaps-a-place': 'Perhaps a place',
  'perhaps-an-abbreviation': 'Perhaps an abbreviation',
  'perhaps-an-ordinary-word': 'Perhaps an ordinary word',
  /** Marked by hand. */
  'marked-by-the-safety-manager': 'Marked by the safety manager',
};

/** {word} is a word of the report that precedes a name, such as `Mr` or `instructor`. */
export const followsTitle = 'Follows the title {word}';
export const followsWord = 'Follows the word {word}';
/** {reason} is one of the reasons; {word} is the word of the report after or before the find. */
export const beforeWord = '{reason}, before "{word}"';
export const afterWord = '{reason}, after "{word}"';
