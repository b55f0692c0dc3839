// The form on the page /submit: cards, optional sections, the bar with the button, and notes about the draft.

/** The form's name for screen readers. */
export const form = 'REX';

/** The first card: its title, also the label of its list, and the text below the title. */
export const club = 'Club';
export const whichClub = 'Quel club ? C’est son équipe sécurité qui vous lira.';
/** One line instead of the card if a poster's link names the club; {club} is its name in bold. */
export const clubIs = 'Club : {club}';
/** A button that changes the club or the language. */
export const change = 'Changer';

/** The second card. */
export const whatHappened = 'Ce qui s’est passé';
export const howMuch = 'Deux phrases suffisent pour l’instant : que s’est-il passé, et qu’est-ce qui aurait aidé ?';
/** A button of one word, shown in the dark theme: it switches to the light one, which is readable in sunlight. */
export const bright = 'Clair';
/** The label of the large field: {unseen} is `narrativeUnseen`, for screen readers only. */
export const narrative = '{unseen}Récit';
export const narrativeUnseen = 'Ce qui s’est passé / ';
/** Below the large field; {min} is 10. */
export const narrativeHint = 'Le mieux : vos propres mots. {min} caractères suffisent ; en dire plus aide les autres.';
/** Below the large field when it is nearly full: {length} and {max} are numbers. */
export const narrativeLength = '{length} caractères sur {max}.';
export const headline = 'Titre';
export const headlineHint = 'Quelques mots, s’il vous en vient.';

/** A sentence with the language in a field: `Your report is in English`; {language} is that field. */
export const reportIsIn = 'Votre REX est en {language}';
/** The label of the list of languages. */
export const narrativeLanguage = 'Langue du récit';
/** The button `Change` beside that sentence, for screen readers. */
export const changeLanguage = 'Changer la langue';

/** The title of the section about the reporter. */
export const contact = 'Vos coordonnées';
/** Beside a section's title: nothing is required, the email is, or {filled} of {all} fields are filled in. */
export const optional = 'Facultatif';
export const emailRequired = 'E-mail obligatoire';
export const filledOf = '{filled} sur {all}';

/** The hint below the email. */
export const emailHint = 'Pour les questions de l’équipe sécurité. Jamais visible publiquement.';
/** A checkbox below the contact details. */
export const notify = 'M’écrire en cas de question (l’e-mail ne dit rien du REX)';
/** A second checkbox, shown once that one is ticked. */
export const linkOpens = 'Le lien de l’e-mail peut ouvrir mon REX sans le code';

/** The card with the optional sections: its heading, the text below it, and the button that opens or closes all. */
export const asMuchAsYouLike = 'Si vous voulez en dire plus';
export const allOptional =
  'Tout ceci est facultatif : votre REX peut partir sans. Chaque détail aide. Vous pourrez aussi l’ajouter plus tard, avec votre code de suivi.';
export const collapseAll = 'Tout replier';
export const expandAll = 'Tout déplier';

/** The bar at the bottom of the screen; links to the missing fields follow the first. */
export const stillMissing = 'Il manque encore :';
export const completeRequired = 'Pour l’envoi, remplissez tous les champs obligatoires (club, récit, e-mail).';
export const notSent = 'L’envoi n’a pas abouti. Tout ce que vous avez écrit est encore là.';
export const readyToSend = 'Prêt à partir. Seule l’équipe sécurité voit qui vous êtes.';
/** The button, and its label while the report is sent. */
export const submitReport = 'Envoyer';
export const submitting = 'Envoi…';

/** Notes about an unsent report kept in this tab. */
export const draftKept =
  'Conservé dans cet onglet jusqu’à l’envoi. Vos coordonnées et l’immatriculation ne sont jamais conservées.';
export const allRestored = 'Nous avons conservé ce que vous aviez écrit dans cet onglet.';
export const draftRestored =
  'Nous avons conservé ce que vous aviez écrit dans cet onglet, sauf vos coordonnées et l’immatriculation.';
/** The button, its question, and the two answers. */
export const clearForm = 'Vider le formulaire';
export const clearQuestion = 'Tout ce que vous avez écrit ici sera perdu.';
export const clearIt = 'Effacer';
export const keepIt = 'Garder';

/** The title of the photo section, and the toast if it could not be loaded. */
export const photos = 'Photos';
export const photosNotLoaded = 'Impossible d’ajouter des photos pour le moment';
