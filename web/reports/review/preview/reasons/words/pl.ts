/**
 * The review dialog: why a passage may identify somebody. Plain phrases without a full stop, each also used within a
 * sentence.
 */

/** By code; "spelt out" means letter by letter, as on the radio, or with numbers written as words. */
export const reasons = {
  /** About the reporter, the aircraft and the club's accounts. */
  'the-reporters-own-name': 'Imię lub nazwisko osoby zgłaszającej',
  'the-reporters-own-email-address': 'E-mail osoby zgłaszającej',
  'the-first-part-of-the-reporters-email-address': 'Początek adresu e-mail osoby zgłaszającej',
  'the-reporters-own-phone-number': 'Telefon osoby zgłaszającej',
  'the-reporters-own-phone-number-spelt-out': 'Telefon osoby zgłaszającej, podany słownie',
  'the-name-of-somebody-with-an-account': 'Imię lub nazwisko kogoś, kto ma konto w tym klubie',
  'the-aircrafts-own-registration': 'Znaki rejestracyjne tego statku powietrznego',
  'the-aircrafts-own-registration-spelt-out': 'Znaki rejestracyjne tego statku powietrznego, przeliterowane',
  'the-last-letters-of-the-aircrafts-own-registration': 'Ostatnie litery znaków tego statku powietrznego',
  'the-aircrafts-own-serial-number': 'Numer fabryczny tego statku powietrznego',
  /** Email, phone, the web. */
  'an-email-address': 'Adres e-mail',
  'an-email-address-spelt-out': 'Adres e-mail zapisany słownie',
  'a-phone-number-with-country-code': 'Numer telefonu z kierunkowym kraju',
  'a-phone-number-as-written-in-the-clubs-country': 'Numer telefonu z kraju klubu',
  'a-phone-number-spelt-out': 'Numer telefonu podany słownie',
  'a-phone-number-partly-spelt-out': 'Numer telefonu podany częściowo słownie',
  'reads-like-a-phone-number': 'Wygląda na numer telefonu',
  'follows-a-word-such-as-phone-or-call': 'Stoi po słowie takim jak „telefon” lub „zadzwonić”',
  'a-web-address': 'Adres strony internetowej',
  'a-social-media-handle': 'Nazwa konta w mediach społecznościowych',
  /** Aircraft; the British Gliding Association issues BGA numbers; a competition number is painted on a glider's fin. */
  'an-aircraft-registration': 'Znaki rejestracyjne statku powietrznego',
  'a-registration-spelt-out': 'Przeliterowane znaki rejestracyjne',
  'a-bga-number': 'Numer BGA',
  'a-call-sign-or-competition-number': 'Znak wywoławczy lub numer konkursowy',
  'a-sign-or-number-found-elsewhere-in-the-report': 'Znak, który pada też w innym miejscu zgłoszenia',
  'a-call-sign-spelt-out': 'Przeliterowany znak wywoławczy',
  'may-be-a-registration-or-a-flight-number': 'Może znaki rejestracyjne, może numer lotu',
  'may-be-a-registration-or-a-road-number': 'Może znaki rejestracyjne, może numer drogi',
  'may-be-a-registration-or-a-word': 'Może znaki rejestracyjne, może zwykłe słowo',
  'may-be-the-aircrafts-own-registration': 'Może znaki rejestracyjne tego statku powietrznego',
  /** Clubs, places, days and times. */
  'the-name-of-a-club': 'Nazwa klubu',
  'the-name-of-a-club-in-this-system': 'Nazwa klubu z tego systemu',
  'the-short-name-of-a-club': 'Krótka nazwa klubu',
  'the-acronym-of-a-club': 'Skrót nazwy klubu',
  'a-postal-address': 'Adres pocztowy',
  'a-postcode': 'Kod pocztowy',
  'a-precise-position': 'Dokładna pozycja',
  'a-calendar-date': 'Data',
  'a-time-of-day': 'Godzina',
  /** Numbers. */
  'a-licence-number': 'Numer licencji',
  'a-membership-number': 'Numer członkowski',
  'an-fai-number': 'Numer FAI',
  'a-personal-identification-number': 'PESEL lub inny osobisty numer identyfikacyjny',
  'an-insurance-policy-number': 'Numer polisy',
  'a-bank-account-number': 'Konto bankowe',
  'the-number-of-a-document-or-a-flight-log': 'Numer dokumentu lub zapisu lotu',
  'a-serial-number': 'Numer fabryczny',
  'a-flarm-or-icao-address': 'Adres FLARM lub ICAO',
  'a-vehicle-registration-plate': 'Numer rejestracyjny pojazdu',
  'a-number-that-identifies-somebody': 'Numer, po którym można kogoś rozpoznać',
  /** Names of people: what was found, or where. */
  'a-given-name': 'Imię',
  'a-given-name-with-a-surname': 'Imię z nazwiskiem',
  'two-given-names': 'Dwa imiona',
  'a-given-name-with-a-noun-used-for-a-person': 'Imię z rzeczownikiem tam, gdzie mowa o osobie',
  'a-surname': 'Nazwisko',
  'a-surname-with-another-name': 'Nazwisko obok innego imienia lub nazwiska',
  'a-surname-before-its-given-name': 'Nazwisko przed imieniem',
  'a-word-capitalised-as-a-name': 'Słowo pisane wielką literą, jak nazwisko',
  'a-name-that-appears-elsewhere-in-the-report': 'Imię lub nazwisko, które pada też w innym miejscu zgłoszenia',
  'a-name-in-a-signature': 'Imię lub nazwisko w podpisie',
  'initials-before-a-surname-with-a-particle': 'Inicjały przed nazwiskiem z „de”, „van” lub podobnym słowem',
  'initials-in-a-signature': 'Inicjały w podpisie',
  'introduced-as-somebodys-name': 'Podane jako czyjeś imię lub nazwisko',
  'before-a-verb-of-speech-or-action': 'Stoi przed czasownikiem: ktoś coś mówi lub robi',
  'before-a-role': 'Stoi przed nazwą funkcji',
  'next-to-another-name': 'Stoi obok innego imienia lub nazwiska',
  'used-where-a-person-would-be-named': 'Stoi tam, gdzie mowa o osobie',
  'followed-by-something-that-people-own': 'Coś, co mają ludzie, należy do tej osoby',
  'follows-a-title': 'Stoi po tytule',
  'follows-a-role': 'Stoi po nazwie funkcji',
  'follows-a-word-for-a-relative': 'Stoi po określeniu krewnego',
  'follows-a-word-such-as-called': 'Stoi po słowie takim jak „imieniem”',
  'follows-a-greeting-or-thanks': 'Stoi po powitaniu lub podziękowaniu',
  /** Possible names of people. */
  'may-be-a-name': 'Może imię lub nazwisko',
  'may-be-a-name-or-a-manufacturer': 'Może imię lub nazwisko, może producent',
  'may-be-a-name-or-a-place': 'Może imię lub nazwisko, może miejscowość',
  'may-be-a-name-or-a-thing': 'Może imię lub nazwisko, może rzecz',
  'may-be-a-surname': 'Może nazwisko',
  'may-be-a-surname-or-a-place': 'Może nazwisko, może miejscowość',
  /** According to the word lists; these may be used in `beforeWord` and `afterWord`. */
  'a-name': 'Imię lub nazwisko',
  'a-name-in-lower-case': 'Imię lub nazwisko małymi literami',
  'a-name-that-is-also-an-aircraft-a-month-or-a-letter-of-the-radio-alphabet':
    'Imię lub nazwisko, ale też statek powietrzny, miesiąc lub litera alfabetu radiowego',
  'a-name-that-is-also-an-ordinary-noun': 'Imię lub nazwisko, ale też zwykły rzeczownik',
  'a-name-that-is-also-an-ordinary-word': 'Imię lub nazwisko, ale też zwykłe słowo',
  'an-ordinary-word-that-is-also-a-rare-name': 'Zwykłe słowo, ale też rzadkie imię lub nazwisko',
  'in-a-text-in-capitals-and-not-in-the-lists-of-names': 'W tekście wielkimi literami, spoza listy imion i nazwisk',
  'in-lower-case-perhaps-an-ordinary-word': 'Małymi literami, może zwykłe słowo',
  'looks-like-a-word-in-this-language': 'Zbudowane jak słowo tego języka',
  'not-a-word-in-this-language': 'Nie jest słowem tego języka',
  'perhaps-a-place': 'Może miejscowość',
  'perhaps-an-abbreviation': 'Może skrót',
  'perhaps-an-ordinary-word': 'Może zwykłe słowo',
  /** Marked by hand. */
  'marked-by-the-safety-manager': 'Zaznaczone przez zespół bezpieczeństwa',
};

/** {word} is a word of the report that precedes a name, such as `Mr` or `instructor`. */
export const followsTitle = 'Stoi po tytule „{word}”';
export const followsWord = 'Stoi po słowie „{word}”';
/** {reason} is one of the reasons; {word} is the word of the report after or before the find. */
export const beforeWord = '{reason}, przed „{word}”';
export const afterWord = '{reason}, po „{word}”';
