/** Adding photos to a report, in the form or later with the receipt code. */

export const photos = 'Zdjęcia';
/** Name of a photo for screen readers, or if its file has none; {number} is 1 to 4. */
export const photo = 'Zdjęcie {number}';
/** {max} is 4. */
export const howMany = 'Najwyżej {max} zdjęcia.';
/** What is removed from a photo before it is sent. */
export const whatIsSent =
  'Miejsce, czas i dane aparatu są usuwane już na tym urządzeniu. Zdjęcia widzi tylko zespół bezpieczeństwa, chyba że później opublikuje edytowaną wersję któregoś z nich.';
export const takePhoto = 'Zrób zdjęcie';
export const choosePhotos = 'Wybierz zdjęcia';
/** After the buttons, on a computer. */
export const orDrop = 'albo przeciągnij lub wklej je tutaj';
export const tooMany = 'Zgłoszenie może mieć {max} zdjęcia. Pozostałe pominięto.';
export const sending = 'Wysyłanie…';
/** For screen readers: the progress bar while {photo} is being sent. */
export const progressOf = 'Wysyłanie: {photo}';
/** Under a picture: it has been sent, or why it was not. */
export const ready = 'Zostanie wysłane ze zgłoszeniem';
export const cannotOpen = 'Ta przeglądarka nie może otworzyć tego obrazu';
/** If there is no connection. */
export const addLater =
  'Brak połączenia. Zgłoszenie zostanie wysłane bez tego zdjęcia; można je dodać później, podając kod.';
export const retry = 'Spróbuj ponownie';
export const remove = 'Usuń';
