/** Why a picture is refused, and the names of its fields. */

export const labels = { upload: 'Bild', description: 'Beschreibung' };

/** A picture that can no longer be added to a report, or never could. */
export const noSuchUpload = 'Dieses Bild ist abgelaufen oder wurde schon verwendet';
/** For programs; `uploads` is the API's name: keep it. */
export const badUploads = 'uploads muss eine Liste von IDs sein';
export const tooManyPhotos = 'Eine Meldung kann höchstens {max} Fotos haben';
export const descriptionRequired = 'Bitte gib an, was das Bild zeigt';
export const notAPicture = 'Das ist kein JPEG-Bild, oder es ist beschädigt';
export const tooManyPixels = 'Dieses Bild hat mehr als {max} Millionen Bildpunkte';
/** For programs; `small` is the API's name: keep it. */
export const badSmall = 'small muss ein JPEG in Base64 sein, höchstens {side} Pixel je Seite und {kB} kB';
