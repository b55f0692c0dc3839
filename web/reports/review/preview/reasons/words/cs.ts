/**
 * The review dialog: why a passage may identify somebody. Plain phrases without a full stop, each also used within a
 * sentence.
 */

/** By code; "spelt out" means letter by letter, as on the radio, or with numbers written as words. */
export const reasons = {
  /** About the reporter, the aircraft and the club's accounts. */
  'the-reporters-own-name': 'Jméno oznamovatele',
  'the-reporters-own-email-address': 'E-mail oznamovatele',
  'the-first-part-of-the-reporters-email-address': 'První část e-mailu oznamovatele',
  'the-reporters-own-phone-number': 'Telefonní číslo oznamovatele',
  'the-reporters-own-phone-number-spelt-out': 'Telefonní číslo oznamovatele, vypsané slovy',
  'the-name-of-somebody-with-an-account': 'Jméno někoho, kdo má účet v tomto aeroklubu',
  'the-aircrafts-own-registration': 'Poznávací značka letadla',
  'the-aircrafts-own-registration-spelt-out': 'Poznávací značka letadla, hláskovaná',
  'the-last-letters-of-the-aircrafts-own-registration': 'Poslední písmena poznávací značky letadla',
  'the-aircrafts-own-serial-number': 'Výrobní číslo letadla',
  /** Email, phone, the web. */
  'an-email-address': 'E-mailová adresa',
  'an-email-address-spelt-out': 'E-mailová adresa, vypsaná slovy',
  'a-phone-number-with-country-code': 'Telefonní číslo s předvolbou země',
  'a-phone-number-as-written-in-the-clubs-country': 'Telefonní číslo ze země aeroklubu',
  'a-phone-number-spelt-out': 'Telefonní číslo, vypsané slovy',
  'a-phone-number-partly-spelt-out': 'Telefonní číslo, zčásti vypsané slovy',
  'reads-like-a-phone-number': 'Vypadá jako telefonní číslo',
  'follows-a-word-such-as-phone-or-call': 'Stojí za slovem jako telefon nebo volat',
  'a-web-address': 'Webová adresa',
  'a-social-media-handle': 'Jméno na sociální síti',
  /** Aircraft; the British Gliding Association issues BGA numbers; a competition number is painted on a glider's fin. */
  'an-aircraft-registration': 'Poznávací značka letadla',
  'a-registration-spelt-out': 'Poznávací značka, hláskovaná',
  'a-bga-number': 'Číslo BGA',
  'a-call-sign-or-competition-number': 'Volací znak nebo soutěžní číslo',
  'a-sign-or-number-found-elsewhere-in-the-report': 'Značka, která je v hlášení i jinde',
  'a-call-sign-spelt-out': 'Volací znak, hláskovaný',
  'may-be-a-registration-or-a-flight-number': 'Možná poznávací značka nebo číslo letu',
  'may-be-a-registration-or-a-road-number': 'Možná poznávací značka nebo číslo silnice',
  'may-be-a-registration-or-a-word': 'Možná poznávací značka nebo slovo',
  'may-be-the-aircrafts-own-registration': 'Možná poznávací značka letadla',
  /** Clubs, places, days and times. */
  'the-name-of-a-club': 'Název aeroklubu',
  'the-name-of-a-club-in-this-system': 'Název aeroklubu z tohoto systému',
  'the-short-name-of-a-club': 'Krátký název aeroklubu',
  'the-acronym-of-a-club': 'Zkratka aeroklubu',
  'a-postal-address': 'Poštovní adresa',
  'a-postcode': 'Poštovní směrovací číslo',
  'a-precise-position': 'Přesná poloha',
  'a-calendar-date': 'Datum',
  'a-time-of-day': 'Přesný čas',
  /** Numbers. */
  'a-licence-number': 'Číslo průkazu',
  'a-membership-number': 'Členské číslo',
  'an-fai-number': 'Číslo FAI',
  'a-personal-identification-number': 'Rodné nebo jiné osobní identifikační číslo',
  'an-insurance-policy-number': 'Číslo pojistky',
  'a-bank-account-number': 'Bankovní účet',
  'the-number-of-a-document-or-a-flight-log': 'Číslo dokladu nebo záznamu letu',
  'a-serial-number': 'Výrobní číslo',
  'a-flarm-or-icao-address': 'Adresa FLARM nebo ICAO',
  'a-vehicle-registration-plate': 'Registrační značka vozidla',
  'a-number-that-identifies-somebody': 'Číslo, podle kterého lze někoho poznat',
  /** Names of people: what was found, or where. */
  'a-given-name': 'Křestní jméno',
  'a-given-name-with-a-surname': 'Křestní jméno s příjmením',
  'two-given-names': 'Dvě křestní jména',
  'a-given-name-with-a-noun-used-for-a-person': 'Křestní jméno s podstatným jménem tam, kde je řeč o osobě',
  'a-surname': 'Příjmení',
  'a-surname-with-another-name': 'Příjmení s dalším jménem',
  'a-surname-before-its-given-name': 'Příjmení před křestním jménem',
  'a-word-capitalised-as-a-name': 'Slovo s velkým písmenem jako jméno',
  'a-name-that-appears-elsewhere-in-the-report': 'Jméno, které je v hlášení i jinde',
  'a-name-in-a-signature': 'Jméno v podpisu',
  'initials-before-a-surname-with-a-particle': 'Iniciály před příjmením s „de“, „von“ a podobně',
  'initials-in-a-signature': 'Iniciály v podpisu',
  'introduced-as-somebodys-name': 'Podle textu se tak někdo jmenuje',
  'before-a-verb-of-speech-or-action': 'Stojí před slovesem, které říká, co kdo řekl nebo udělal',
  'before-a-role': 'Stojí před označením funkce',
  'next-to-another-name': 'Stojí vedle jiného jména',
  'used-where-a-person-would-be-named': 'Stojí tam, kde je řeč o osobě',
  'followed-by-something-that-people-own': 'Patří tomu něco, co mívají lidé',
  'follows-a-title': 'Stojí za titulem',
  'follows-a-role': 'Stojí za označením funkce',
  'follows-a-word-for-a-relative': 'Stojí za označením příbuzného',
  'follows-a-word-such-as-called': 'Stojí za slovem jako „jménem“',
  'follows-a-greeting-or-thanks': 'Stojí za pozdravem nebo poděkováním',
  /** Possible names of people. */
  'may-be-a-name': 'Možná jméno',
  'may-be-a-name-or-a-manufacturer': 'Možná jméno nebo výrobce',
  'may-be-a-name-or-a-place': 'Možná jméno nebo místo',
  'may-be-a-name-or-a-thing': 'Možná jméno nebo věc',
  'may-be-a-surname': 'Možná příjmení',
  'may-be-a-surname-or-a-place': 'Možná příjmení nebo místo',
  /** According to the word lists; these may be used in `beforeWord` and `afterWord`. */
  'a-name': 'Jméno',
  'a-name-in-lower-case': 'Jméno malými písmeny',
  'a-name-that-is-also-an-aircraft-a-month-or-a-letter-of-the-radio-alphabet':
    'Jméno, které je i letadlo, měsíc nebo písmeno radiové abecedy',
  'a-name-that-is-also-an-ordinary-noun': 'Jméno, které je i běžné podstatné jméno',
  'a-name-that-is-also-an-ordinary-word': 'Jméno, které je i běžné slovo',
  'an-ordinary-word-that-is-also-a-rare-name': 'Běžné slovo, které je i vzácné jméno',
  'in-a-text-in-capitals-and-not-in-the-lists-of-names': 'V textu psaném velkými písmeny, v seznamech jmen není',
  'in-lower-case-perhaps-an-ordinary-word': 'Malými písmeny, možná běžné slovo',
  'looks-like-a-word-in-this-language': 'Utvořeno jako slovo daného jazyka',
  'not-a-word-in-this-language': 'Není to slovo daného jazyka',
  'perhaps-a-place': 'Možná místo',
  'perhaps-an-abbreviation': 'Možná zkratka',
  'perhaps-an-ordinary-word': 'Možná běžné slovo',
  /** Marked by hand. */
  'marked-by-the-safety-manager': 'Označil bezpečnostní tým',
};

/** {word} is a word of the report that precedes a name, such as `Mr` or `instructor`. */
export const followsTitle = 'Stojí za titulem {word}';
export const followsWord = 'Stojí za slovem {word}';
/** {reason} is one of the reasons; {word} is the word of the report after or before the find. */
export const beforeWord = '{reason}, před „{word}“';
export const afterWord = '{reason}, za „{word}“';
