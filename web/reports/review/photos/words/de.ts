/** Photos of a report in the review: viewing them, and preparing one for publication. */

export const photos = 'Fotos';
export const notLoaded = 'Die Fotos konnten nicht geladen werden.';
/** {number} and {all} are 1 to 4. */
export const photo = 'Foto {number}';
export const photoOf = 'Foto {number} von {all}';
/** Thumbnails, for screen readers. */
export const open = 'Foto {number} ansehen';
export const openPublished = 'Foto {number} ansehen, veröffentlicht';
/** On the thumbnail of a published photo. */
export const isPublic = 'Veröffentlicht';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Nur das Sicherheitsteam sieht dieses Foto.';
export const everybodySees = 'Eine bearbeitete Fassung ist mit der Meldung veröffentlicht.';
export const everybodyWillSee = 'Eine bearbeitete Fassung wird öffentlich, sobald die Meldung veröffentlicht ist.';
/** Heading of the published photo. */
export const whatIsPublic = 'Was alle sehen';
export const previous = 'Voriges Foto';
export const next = 'Nächstes Foto';
/** The editor: its button and title, the same for a photo that is already published, and what it does. */
export const prepare = 'Für die Veröffentlichung vorbereiten';
export const publishAgain = 'Neu veröffentlichen';
export const prepareWhy =
  'Das Foto selbst bleibt beim Sicherheitsteam. Was hier abgedeckt wird, ist im veröffentlichten Bild nicht mehr vorhanden.';
/** In the editor, if the photo is already published. */
export const coverAgain = 'Du beginnst wieder mit dem Original. Schneide es zu und decke alles noch einmal ab.';
/** Unpublishing: the button, its label while busy, and the messages afterwards. */
export const unpublish = 'Zurücknehmen';
export const unpublishing = 'Wird zurückgenommen…';
export const unpublished = 'Foto zurückgenommen';
export const onlyTeamNow = 'Nur noch das Sicherheitsteam sieht es.';
export const notUnpublished = 'Das Foto konnte nicht zurückgenommen werden';
export const notOpened = 'Das Foto konnte nicht geöffnet werden';
/** What a drag on the photo does. */
export const tool = 'Zeichnen';
export const tools = { box: 'Kästen', crop: 'Zuschneiden' };
/** Buttons. */
export const addBox = 'Kasten hinzufügen';
export const removeBox = 'Kasten entfernen';
export const undo = 'Rückgängig';
/** How to draw, with the pointer and with keys. Name keys as keyboards in your country do. */
export const keys =
  'Ziehe auf dem Foto, um zu zeichnen. Mit Tasten: Tab führt zu einem Kasten, die Pfeiltasten verschieben ihn, Umschalt und Pfeiltasten ändern die Größe, Entf entfernt ihn.';
/** For screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Foto mit Kästen';
export const boxNumber = 'Kasten {number}';
export const crop = 'Ausschnitt';
/** Headings of the two pictures. */
export const original = 'Original';
export const result = 'Was veröffentlicht wird';
export const description = 'Was das Bild zeigt';
export const descriptionHint =
  'Höchstens {max} Zeichen, in einer Zeile. Namen und Kennzeichen werden wie in einem Kommentar entfernt.';
/** Beside the button until there is a description. */
export const sayWhatItShows = 'Gib an, was das Bild zeigt.';
export const publish = 'Foto veröffentlichen';
export const publishing = 'Wird veröffentlicht…';
/** The question before publishing, the text below it, and the way back. */
export const allCovered = 'Gesichter, Kennzeichen, Orte abgedeckt?';
export const alsoCheck =
  'Achte auch auf Spiegel, Bildschirme, Namensschilder, Horizont und Hintergrund. Alle können dieses Bild so lange ansehen, wie sie wollen.';
export const lookAgain = 'Noch einmal ansehen';
/** Toasts. */
export const published = 'Foto veröffentlicht';
export const notPublished = 'Das Foto wurde nicht veröffentlicht';
export const tryAgain = 'Bitte versuche es noch einmal.';
/** The question on leaving the editor. */
export const discardQuestion = 'Gezeichnetes verwerfen?';
export const discard = 'Verwerfen';
export const keepEditing = 'Weitermachen';
/** Below that question. */
export const nothingSaved = 'Davon ist nichts gespeichert.';
/** In the confirmation before the contact is erased. */
export const photosErasedToo = 'Auch die Fotos werden gelöscht, die veröffentlichten ebenso.';
/** Photos added after the contact was erased: a button, also the title of its dialog, the text, and two messages. */
export const erasePhotos = 'Fotos löschen';
export const erasePhotosMeans =
  'Diese Fotos kamen hinzu, nachdem die Kontaktdaten gelöscht worden waren. Sie werden endgültig gelöscht, die veröffentlichten ebenso. Auch was ihr einander geschrieben habt, wird gelöscht, und der Belegcode gilt nicht mehr. Das lässt sich nicht rückgängig machen.';
export const photosErased = 'Fotos gelöscht';
export const photosNotErased = 'Die Fotos konnten nicht gelöscht werden';
