// The flight log on the form of /submit: a file from a logger, read on the reporter's device and drawn as a curve.

/** The button that chooses a file, and the text below it. IGC is the file format of flight loggers. */
export const addLog = 'Ajouter un enregistrement de vol';
export const readHere =
  'Un fichier IGC. Il est lu sur cet appareil ; seules les altitudes au fil du temps sont envoyées.';

/** While the file is being read, and why there is no curve. */
export const reading = 'Lecture de l’enregistrement…';
export const tooLarge = 'Ce fichier dépasse 10 Mo et n’a pas été lu.';
export const noLog = 'Ce fichier n’est pas un enregistrement de vol (.igc) lisible ici.';
export const noHeights = 'Cet enregistrement ne contient aucune altitude.';
export const notRead = 'L’enregistrement n’a pas pu être lu.';
/** After each of the four. */
export const withoutIt = 'Vous pouvez envoyer votre REX sans lui.';
/** A button. */
export const remove = 'Retirer l’enregistrement';

/** The name of the curve, and the text below it. */
export const yourFlight = 'Votre vol';
export const whatIsSent =
  'Avec votre REX sont envoyés cette courbe, le décollage et le moment que vous marquez : ni position, ni date, ni nom. Seule votre équipe sécurité la voit. Elle n’est jamais publiée et elle est effacée en même temps que vos coordonnées.';

/** Above a slider; its name for screen readers; the mark ({at} is `1:05:30, 1,230 m`), or that there is none; a button. */
export const whenWasIt = 'Quand est-ce arrivé ? Touchez la courbe ou déplacez le curseur.';
export const moment = 'Moment';
export const marked = 'Marqué : {at}';
export const notMarked = 'Aucun moment n’est encore marqué.';
export const removeMark = 'Retirer la marque';

/** Above a list of fields with values from the log, and the button below it. */
export const canFill = 'L’enregistrement peut remplir ce qui est encore vide :';
/** A time in that list, and what happened then; {time} is `14:32`. */
export const timeOfMoment = '{time} (le moment marqué)';
export const timeOfLaunch = '{time} (le décollage)';
export const timeOfStart = '{time} (le début de l’enregistrement)';
export const fillIn = 'Remplir ces champs';
/** After pressing it. */
export const filledIn = 'C’est rempli. Vérifiez ces champs dans le formulaire.';
/** Above the curve of a report that was waiting on this device and has been opened. */
export const attached = 'Cette courbe est jointe à votre REX.';
