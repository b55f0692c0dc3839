/** The photos of a report in its review: looking at them, and making of one what is published. */

export const photos = 'Fotografie';
/** {number} and {all} are 1 to 4. */
export const photo = 'Fotografie {number}';
export const photoOf = 'Fotografie {number} z {all}';
/** Buttons with a small picture, heard by screen readers. */
export const open = 'Prohlédnout fotografii {number}';
export const openPublished = 'Prohlédnout fotografii {number}, zveřejněna';
/** On the small picture, where a picture made of it is published. */
export const isPublic = 'Zveřejněno';
/** Below the title of a photo: who sees it. */
export const onlyTeam = 'Tuto fotografii vidí jen bezpečnostní tým.';
export const everybodySees = 'Obrázek z této fotografie je zveřejněn s hlášením.';
export const everybodyWillSee = 'Obrázek z této fotografie bude veřejný, jakmile bude zveřejněno hlášení.';
/** Heading of the picture that is published. */
export const whatIsPublic = 'Co vidí všichni';
export const previous = 'Předchozí fotografie';
export const next = 'Další fotografie';
/** The editor: the button that opens it and its title, the same once it was published, and why one does it. */
export const prepare = 'Připravit ke zveřejnění';
export const publishAnew = 'Zveřejnit znovu';
export const prepareWhy =
  'Samotná fotografie zůstává bezpečnostnímu týmu. Co je zde zakryto, ve zveřejněném obrázku už není.';
/** Takes what is published back: the button, while it works, and what is said afterwards. */
export const takeBack = 'Stáhnout zpět';
export const takingBack = 'Stahuje se…';
export const takenBack = 'Fotografie stažena';
export const nobodySees = 'Opět ji vidí jen bezpečnostní tým.';
export const notTakenBack = 'Fotografii se nepodařilo stáhnout';
export const notOpened = 'Fotografii se nepodařilo otevřít';
/** What a drag on the photo does. */
export const tool = 'Kreslení';
export const tools = { box: 'Zakrytí', crop: 'Oříznutí' };
/** Buttons. */
export const addBox = 'Přidat zakrytí';
export const removeBox = 'Odebrat zakrytí';
export const undo = 'Zpět';
/** How it is done, also by keys. The names of keys are those on the keyboards of the country. */
export const keys =
  'Tažením po fotografii kreslíte. Klávesami: Tab vede k zakrytí, šipky je posouvají, Shift a šipky mění velikost, Delete je odebere.';
/** Heard by screen readers: the photo with its boxes, one box, the crop. */
export const stage = 'Fotografie se zakrytím';
export const boxNumber = 'Zakrytí {number}';
export const crop = 'Výřez';
/** Headings of the two pictures. */
export const original = 'Originál';
export const result = 'Co se zveřejní';
export const description = 'Co je na obrázku';
export const descriptionHint =
  'Nejvýše {max} znaků, na jednom řádku. Jména a poznávací značky se odstraní jako v komentáři.';
/** Beside the button, as long as there is no description. */
export const sayWhatItShows = 'Uveďte, co je na obrázku.';
export const publish = 'Zveřejnit fotografii';
export const publishing = 'Zveřejňuje se…';
/** The question before it is published, what is said below it, and the way back. */
export const allCovered = 'Obličeje, poznávací značky, místa zakryty?';
export const whatGivesAway =
  'Prohlédněte také zrcadla, obrazovky, jmenovky, obzor a zem. Každý si může tento obrázek prohlížet, jak dlouho chce.';
export const lookAgain = 'Prohlédnout znovu';
/** Toasts. */
export const published = 'Fotografie zveřejněna';
export const notPublished = 'Fotografie nebyla zveřejněna';
export const tryAgain = 'Zkuste to prosím znovu.';
/** The question where somebody leaves the editor. */
export const discardQuestion = 'Zahodit, co jste nakreslili?';
export const discard = 'Zahodit';
export const goOn = 'Pokračovat';
/** Below that question. */
export const nothingKept = 'Nic z toho není uloženo.';
/** In the question before the contact is erased. */
export const goesToo = 'Vymažou se i fotografie, včetně zveřejněných.';
