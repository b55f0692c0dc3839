// The receipt code, shown once after a report was sent: on the screen, on paper and in the saved file.

/** The heading. */
export const yourCode = 'Kod zgłoszenia';
/** Four buttons. */
export const copy = 'Kopiuj';
export const save = 'Zapisz plik';
export const print = 'Drukuj';
export const haveKept = 'Mam zapisany kod';
/** The message after each. */
export const copied = 'Skopiowano. Proszę wkleić kod tam, gdzie łatwo będzie go znaleźć.';
export const cannotCopy = 'Ta przeglądarka nie pozwala kopiować. Kod jest zaznaczony: proszę skopiować go ręcznie.';
export const saved = 'Zapisano wśród pobranych plików.';
export const mayLeave = 'Dobrze. Można zamknąć tę stronę.';

export const onlyNow =
  'Pokazujemy go tylko ten jeden raz. Pozwala sprawdzić, co wynikło ze zgłoszenia, i odpowiadać na pytania, bez konta.';
export const sharedComputer =
  'Na komputerze, z którego korzystają też inni, lepiej kod przepisać na kartkę niż zapisywać, a potem zamknąć tę stronę: kto ma kod, może przeczytać wszystko, co napisano o zgłoszeniu.';
/** A link to the page of that name. */
export const follow = 'Moje zgłoszenie';

/** On paper; the address follows on a line of its own. */
export const onPaper =
  'Ten kod pozwala sprawdzić, co wynikło ze zgłoszenia, i odpowiadać na pytania, bez konta, pod adresem:';
/** On paper; {product} is the name of this website. */
export const keepToYourself = 'Kod jest tylko dla osoby zgłaszającej. {product} nie może go podać drugi raz.';

/** The saved file: its title, then the code, then its use with the address, then a warning. */
export const fileTitle = '{product}: potwierdzenie zgłoszenia';
export const fileUse =
  'Ten kod pozwala sprawdzić, co wynikło ze zgłoszenia, i odpowiadać na pytania, bez konta, pod adresem:';
export const fileWarning = 'Kod jest tylko dla osoby zgłaszającej. Nikt nie może go podać drugi raz.';
/** The name of the file: lower case without accents, ending in .txt. */
export const fileName = 'kod-zgloszenia.txt';

/** The question before leaving the page without the code. */
export const keptQuestion = 'Czy kod jest zapisany?';
export const keptWhy =
  'Pokazujemy go tylko teraz. Bez niego nie da się sprawdzić, co wynikło ze zgłoszenia, ani odpowiedzieć na pytanie.';
export const leave = 'Wyjdź bez kodu';
export const stay = 'Zostań tutaj';
