/** Photos of a report in the review: viewing them, and preparing one for publication. */

export const photos = 'Fotografie';
export const notLoaded = 'Fotografie se nepodařilo načíst.';
/** {number} and {all} are 1 to 4. */
export const photo = 'Fotografie {number}';
export const photoOf = 'Fotografie {number}/{all}';
/** Thumbnails, for screen readers. */
export const open = 'Prohlédnout fotografii {number}';
export const openPublished = 'Prohlédnout zveřejněnou fotografii {number}';
/** On the thumbnail of a published photo. */
export const isPublic = 'Zveřejněno';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Tuto fotografii vidí jen bezpečnostní tým.';
export const everybodySees = 'Obrázek z této fotografie je zveřejněn s hlášením.';
export const everybodyWillSee = 'Obrázek z této fotografie bude veřejný, jakmile bude zveřejněno hlášení.';
/** Heading of the published photo. */
export const whatIsPublic = 'Co vidí všichni';
export const previous = 'Předchozí fotografie';
export const next = 'Další fotografie';
/** The editor: its button and title, the same for a photo that is already published, and what it does. */
export const prepare = 'Připravit ke zveřejnění';
export const publishAgain = 'Zveřejnit znovu';
export const prepareWhy =
  'Samotná fotografie zůstává bezpečnostnímu týmu. Co je zde zakryto, ve zveřejněném obrázku už není.';
/** In the editor, if the photo is already published. */
export const coverAgain = 'Začínáte znovu od původní fotografie. Ořízněte ji a vše znovu zakryjte.';
/** Unpublishing: the button, its label while busy, and the messages afterwards. */
export const unpublish = 'Zrušit zveřejnění';
export const unpublishing = 'Ruším zveřejnění…';
export const unpublished = 'Zveřejnění fotografie zrušeno';
export const onlyTeamNow = 'Opět ji vidí jen bezpečnostní tým.';
export const notUnpublished = 'Zveřejnění fotografie se nepodařilo zrušit';
export const notOpened = 'Fotografii se nepodařilo otevřít';
/** What a drag on the photo does. */
export const tool = 'Kreslení';
export const tools = { box: 'Zakrytí', crop: 'Oříznutí' };
/** Buttons. */
export const addBox = 'Přidat zakrytí';
export const removeBox = 'Odebrat zakrytí';
export const undo = 'Vrátit';
/** How to draw, with the pointer and with keys. Name keys as keyboards in your country do. */
export const keys =
  'Tažením po fotografii kreslíte. Klávesami: Tab vede k zakrytí, šipky je posouvají, Shift a šipky mění velikost, Delete je odebere.';
/** For screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Fotografie se zakrytím';
export const boxNumber = 'Zakrytí {number}';
export const crop = 'Výřez';
/** Headings of the two pictures. */
export const original = 'Originál';
export const result = 'Co se zveřejní';
export const description = 'Co je na obrázku';
export const descriptionHint =
  'Nejvýše {max} znaků, na jednom řádku. Jména a poznávací značky se odstraní jako v komentáři.';
/** Beside the button until there is a description. */
export const sayWhatItShows = 'Uveďte, co je na obrázku.';
export const publish = 'Zveřejnit fotografii';
export const publishing = 'Zveřejňuji…';
/** The question before publishing, the text below it, and the way back. */
export const allCovered = 'Obličeje, poznávací značky, místa zakryty?';
export const alsoCheck =
  'Prohlédněte také zrcadla, obrazovky, jmenovky, obzor a pozadí. Každý si může tento obrázek prohlížet, jak dlouho chce.';
export const lookAgain = 'Prohlédnout znovu';
/** Toasts. */
export const published = 'Fotografie zveřejněna';
export const notPublished = 'Fotografie nebyla zveřejněna';
export const tryAgain = 'Zkuste to prosím znovu.';
/** The question on leaving the editor. */
export const discardQuestion = 'Zahodit, co jste nakreslili?';
export const discard = 'Zahodit';
export const keepEditing = 'Pokračovat';
/** Below that question. */
export const nothingSaved = 'Nic z toho není uloženo.';
/** In the confirmation before the contact is erased. */
export const photosErasedToo = 'Smažou se i fotografie, včetně zveřejněných.';
/** Photos added after the contact was erased: a button, also the title of its dialog, the text, and two messages. */
export const erasePhotos = 'Smazat fotografie';
export const erasePhotosMeans =
  'Tyto fotografie přišly až po smazání kontaktních údajů. Nadobro se smažou, včetně zveřejněných. Zmizí i to, co jste si napsali, a kód hlášení přestane platit. Nejde to vzít zpět.';
export const photosErased = 'Fotografie smazány';
export const photosNotErased = 'Fotografie se nepodařilo smazat';
