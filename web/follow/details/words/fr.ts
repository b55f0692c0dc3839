// The page /follow: fields that were left empty and can be filled in later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'En quelques mots';
export const headlineHint = 'Quelques mots, s’il vous en vient.';

/** While the empty fields are loading; if there are none; if nothing was typed. */
export const asking = 'Recherche de ce qui manque encore…';
export const nothingLeft = 'Tous les champs sont remplis. Pour ajouter autre chose, écrivez un message ci-dessus.';
export const nothingYet = 'Remplissez au moins un champ';
/** A button if they could not be loaded. */
export const again = 'Réessayer';

/** The button, its label while busy, and the message afterwards. */
export const send = 'Ajouter ces précisions';
export const sending = 'Ajout en cours…';
export const added = 'Ajouté. L’équipe sécurité peut le lire maintenant.';
