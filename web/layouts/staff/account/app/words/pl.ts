/** Setting up an authenticator app in the Your Account dialog: QR code, first code, ten recovery codes. */

export const whatYouNeed =
  'Potrzebny jest telefon z aplikacją uwierzytelniającą: Aegis, 2FAS, Google Authenticator, Microsoft Authenticator lub inną. Odtąd do logowania potrzebne będą hasło i sześć cyfr z tej aplikacji, więc samo hasło nikomu obcemu nic nie da. Wszystkie inne sesje zostaną zakończone.';
/** A button, and the title of the message if it fails. */
export const begin = 'Zacznij';
export const notBegun = 'Nie udało się zacząć';

/** Headings of two steps. */
export const scanThis = '1. Proszę zeskanować kod aplikacją w telefonie';
export const typeDigits = '2. Proszę wpisać sześć cyfr, które pokaże';
/** Name of a picture. */
export const qrCode = 'Kod QR dla aplikacji uwierzytelniającej';
/** A link, on a phone. */
export const openOnThisPhone = 'Otwórz w aplikacji na tym telefonie';
/** Above a row of letters. */
export const typeLetters = 'Jeśli nie da się zeskanować, można wpisać w aplikacji te litery:';
/** Label of a field. */
export const code = 'Kod';
/** Hints below it: at first, and after a code was refused. */
export const newCodeComes = 'Nowy kod pojawia się co 30 sekund; pasuje ten, który widać teraz.';
export const waitForNext =
  'Proszę poczekać na następny kod i wpisać go. Jeśli żaden nie pasuje, proszę sprawdzić zegar w telefonie albo anulować i zacząć od nowa: działa tylko kod QR pokazany jako ostatni.';
/** If the input cannot be a code. */
export const typeSixDigits = 'Proszę wpisać sześć cyfr, które aplikacja pokazuje teraz.';
/** Buttons, and the label while busy. */
export const confirm = 'Potwierdź';
export const cancel = 'Anuluj';
export const oneMoment = 'Chwileczkę…';
/** Title of a message. */
export const notSetUpYet = 'Jeszcze nie ustawiono';
export const pleaseTryAgain = 'Proszę spróbować ponownie.';
/** A warning if two clocks differ by {count} minutes. */
export const clocksApart = {
  one: 'Zegary serwera i tego urządzenia różnią się o około {count} minutę, więc kody mogą być odrzucane. Jeśli zegar tutaj chodzi dobrze, warto powiedzieć o tym osobie, która prowadzi serwer.',
  few: 'Zegary serwera i tego urządzenia różnią się o około {count} minuty, więc kody mogą być odrzucane. Jeśli zegar tutaj chodzi dobrze, warto powiedzieć o tym osobie, która prowadzi serwer.',
  many: 'Zegary serwera i tego urządzenia różnią się o około {count} minut, więc kody mogą być odrzucane. Jeśli zegar tutaj chodzi dobrze, warto powiedzieć o tym osobie, która prowadzi serwer.',
};
export const clocksLittleApart =
  'Zegary serwera i tego urządzenia różnią się o ponad półtorej minuty, więc kody mogą być odrzucane. Jeśli zegar tutaj chodzi dobrze, warto powiedzieć o tym osobie, która prowadzi serwer.';

/** A heading. */
export const keepTheseCodes = 'Te dziesięć kodów trzeba zachować';
/** On paper, above the codes; {productName} is the name of this product. */
export const productCodes = '{productName}: kody zapasowe';
/** First line of the file and of the copied text. */
export const codesOnce = '{productName}: kody zapasowe, każdy działa raz';
export const whatCodesAre =
  'Każdy z tych kodów raz zastąpi kod z telefonu: na wypadek, gdy telefon zginie, zepsuje się lub zostanie wymieniony. Najlepiej trzymać je na papierze albo w menedżerze haseł, nie w telefonie. Pokazujemy je tylko teraz.';
/** Name of the list. */
export const recoveryCodes = 'Kody zapasowe';
/** Buttons. */
export const copy = 'Kopiuj';
export const saveAsFile = 'Zapisz plik';
export const printCodes = 'Drukuj';
export const haveKept = 'Mam zapisane kody';
/** Title and text of a message. */
export const copied = 'Skopiowano';
export const pasteCodes = 'Proszę wkleić kody tam, gdzie będą bezpieczne.';
/** If the browser does not allow copying. */
export const codesSelected = 'Kody są zaznaczone';
export const pressCtrlC = 'Skopiuje je Ctrl+C.';
