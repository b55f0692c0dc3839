/** Why a picture is refused, and the names of its fields. */

export const labels = { upload: 'Afbeelding', description: 'Beschrijving' };

/** A picture that can no longer be added to a report, or never could. */
export const noSuchUpload = 'Deze afbeelding is verlopen of al gebruikt';
/** For programs; `uploads` is the API's name: keep it. */
export const badUploads = 'uploads moet een lijst met id’s zijn';
export const tooManyPhotos = 'Een melding kan hoogstens {max} foto’s hebben';
export const descriptionRequired = 'Geef aan wat de afbeelding laat zien';
export const notAPicture = 'Dit is geen JPEG-afbeelding, of het bestand is beschadigd';
export const tooManyPixels = 'Deze afbeelding heeft meer dan {max} miljoen pixels';
/** For programs; `small` is the API's name: keep it. */
export const badSmall = 'small moet een JPEG in base64 zijn, van hoogstens {side} pixels per zijde en {kB} kB';
