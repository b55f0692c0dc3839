/** Why a picture is refused, and the names of its fields. */

export const labels = { upload: 'Obrázek', description: 'Popis' };

/** A picture that can no longer be added to a report, or never could. */
export const noSuchUpload = 'Platnost tohoto obrázku vypršela, nebo už byl použit';
/** For programs; `uploads` is the API's name: keep it. */
export const badUploads = 'uploads musí být seznam identifikátorů';
export const tooManyPhotos = 'Hlášení může mít nejvýše {max} fotografie';
export const descriptionRequired = 'Uveďte prosím, co je na obrázku';
export const notAPicture = 'Toto není obrázek JPEG, nebo je poškozený';
export const tooManyPixels = 'Tento obrázek má více než {max} milionů pixelů';
/** For programs; `small` is the API's name: keep it. */
export const badSmall = 'small musí být JPEG v base64, nejvýše {side} pixelů na stranu a {kB} kB';
