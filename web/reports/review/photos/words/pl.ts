/** Photos of a report in the review: viewing them, and preparing one for publication. */

export const photos = 'Zdjęcia';
export const notLoaded = 'Nie udało się wczytać zdjęć.';
/** {number} and {all} are 1 to 4. */
export const photo = 'Zdjęcie {number}';
export const photoOf = 'Zdjęcie {number} z {all}';
/** Thumbnails, for screen readers. */
export const open = 'Obejrzyj zdjęcie {number}';
export const openPublished = 'Obejrzyj zdjęcie {number}, opublikowane';
/** On the thumbnail of a published photo. */
export const isPublic = 'Opublikowane';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'To zdjęcie widzi tylko zespół bezpieczeństwa.';
export const everybodySees = 'Obraz przygotowany z tego zdjęcia jest opublikowany ze zgłoszeniem.';
export const everybodyWillSee = 'Obraz przygotowany z tego zdjęcia będzie publiczny po publikacji zgłoszenia.';
/** Heading of the published photo. */
export const whatIsPublic = 'Co widzą wszyscy';
export const previous = 'Poprzednie zdjęcie';
export const next = 'Następne zdjęcie';
/** The editor: its button and title, the same for a photo that is already published, and what it does. */
export const prepare = 'Przygotuj do publikacji';
export const publishAgain = 'Opublikuj na nowo';
export const prepareWhy =
  'Samo zdjęcie zostaje w zespole bezpieczeństwa. Tego, co tu zasłonięto, nie ma już na publikowanym obrazie.';
/** In the editor, if the photo is already published. */
export const coverAgain = 'Edycja zaczyna się od oryginalnego zdjęcia. Trzeba je przyciąć i wszystko zasłonić na nowo.';
/** Unpublishing: the button, its label while busy, and the messages afterwards. */
export const unpublish = 'Wycofaj';
export const unpublishing = 'Wycofywanie…';
export const unpublished = 'Zdjęcie wycofane';
export const onlyTeamNow = 'Znów widzi je tylko zespół bezpieczeństwa.';
export const notUnpublished = 'Nie udało się wycofać zdjęcia';
export const notOpened = 'Nie udało się otworzyć zdjęcia';
/** What a drag on the photo does. */
export const tool = 'Rysowanie';
export const tools = { box: 'Zasłony', crop: 'Kadrowanie' };
/** Buttons. */
export const addBox = 'Dodaj zasłonę';
export const removeBox = 'Usuń zasłonę';
export const undo = 'Cofnij';
/** How to draw, with the pointer and with keys. Name keys as keyboards in your country do. */
export const keys =
  'Rysuje się, przeciągając po zdjęciu. Klawiaturą: Tab przechodzi do zasłony, strzałki ją przesuwają, Shift i strzałki zmieniają rozmiar, Delete usuwa.';
/** For screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Zdjęcie z zasłonami';
export const boxNumber = 'Zasłona {number}';
export const crop = 'Kadr';
/** Headings of the two pictures. */
export const original = 'Oryginał';
export const result = 'Co zostanie opublikowane';
export const description = 'Co widać na obrazie';
export const descriptionHint =
  'Najwyżej {max} znaków, w jednym wierszu. Nazwiska i znaki rejestracyjne są usuwane jak w komentarzu.';
/** Beside the button until there is a description. */
export const sayWhatItShows = 'Proszę opisać, co widać na obrazie.';
export const publish = 'Opublikuj zdjęcie';
export const publishing = 'Publikowanie…';
/** The question before publishing, the text below it, and the way back. */
export const allCovered = 'Twarze, znaki rejestracyjne, miejsca zasłonięte?';
export const alsoCheck =
  'Warto spojrzeć też na lustra, ekrany, plakietki, horyzont i tło. Każdy może oglądać ten obraz tak długo, jak zechce.';
export const lookAgain = 'Obejrzyj jeszcze raz';
/** Toasts. */
export const published = 'Zdjęcie opublikowane';
export const notPublished = 'Zdjęcia nie opublikowano';
export const tryAgain = 'Proszę spróbować ponownie.';
/** The question on leaving the editor. */
export const discardQuestion = 'Odrzucić to, co narysowano?';
export const discard = 'Odrzuć';
export const keepEditing = 'Wróć do edycji';
/** Below that question. */
export const nothingSaved = 'Nic z tego nie zostało zapisane.';
/** In the confirmation before the contact is erased. */
export const photosErasedToo = 'Usuwane są też zdjęcia, również te opublikowane.';
/** Photos added after the contact was erased: a button, also the title of its dialog, the text, and two messages. */
export const erasePhotos = 'Usuń zdjęcia';
export const erasePhotosMeans =
  'Te zdjęcia dodano po usunięciu danych kontaktowych. Zostaną usunięte na zawsze, również te opublikowane. Zniknie też korespondencja, a kod zgłoszenia straci ważność. Tego nie da się cofnąć.';
export const photosErased = 'Zdjęcia usunięte';
export const photosNotErased = 'Nie udało się usunąć zdjęć';
