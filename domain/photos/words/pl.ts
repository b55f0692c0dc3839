/** Why a picture is refused, and the names of its fields. */

export const labels = { upload: 'Zdjęcie', description: 'Opis' };

/** A picture that can no longer be added to a report, or never could. */
export const noSuchUpload = 'To zdjęcie wygasło albo zostało już użyte';
/** For programs; `uploads` is the API's name: keep it. */
export const badUploads = 'uploads musi być listą identyfikatorów';
export const tooManyPhotos = 'Zgłoszenie może mieć najwyżej {max} zdjęcia';
export const descriptionRequired = 'Proszę opisać, co widać na zdjęciu';
export const notAPicture = 'To nie jest obraz JPEG albo jest uszkodzony';
export const tooManyPixels = 'Ten obraz ma ponad {max} milionów pikseli';
/** For programs; `small` is the API's name: keep it. */
export const badSmall = 'small musi być plikiem JPEG w base64, najwyżej {side} pikseli na bok i {kB} kB';
