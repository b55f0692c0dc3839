/** Adding photos to a report, in the form or later with the receipt code. */

export const photos = 'Fotografie';
/** Name of a photo for screen readers, or if its file has none; {number} is 1 to 4. */
export const photo = 'Fotografie {number}';
/** {max} is 4. */
export const howMany = 'Nejvýše {max} fotografie.';
/** What is removed from a photo before it is sent. */
export const whatIsSent =
  'Místo, čas a údaje o fotoaparátu se odstraní už v tomto zařízení. Fotografie vidí jen bezpečnostní tým, ledaže později některou zveřejní v upravené podobě.';
export const takePhoto = 'Vyfotit';
export const choosePhotos = 'Vybrat fotografie';
/** After the buttons, on a computer. */
export const orDrop = 'nebo je sem přetáhněte či vložte';
export const tooMany = 'Hlášení může mít {max} fotografie. Ostatní byly vynechány.';
export const sending = 'Odesílám…';
/** For screen readers: the progress bar while {photo} is being sent. */
export const progressOf = 'Odesílám: {photo}';
/** Under a picture: it has been sent, or why it was not. */
export const ready = 'Odejde s hlášením';
export const cannotOpen = 'Tento prohlížeč neumí tento obrázek otevřít';
/** If there is no connection. */
export const addLater = 'Není připojení. Hlášení odejde bez této fotografie; lze ji přidat později pomocí kódu.';
export const retry = 'Zkusit znovu';
export const remove = 'Odebrat';
