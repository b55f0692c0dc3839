// The page /follow: fields that were left empty and can be filled later.

/** The heading above the field for a headline, and the hint below that field. */
export const story = 'En quelques mots';
export const headlineHint = 'Quelques mots, si vous en trouvez.';

/** Said while it is asked which fields are empty, where none is, and where nothing was typed. */
export const asking = 'Recherche de ce qui manque encore...';
export const nothingLeft = 'Tous les champs sont remplis. Pour ajouter autre chose, écrivez un message ci-dessus.';
export const nothingYet = 'Remplissez au moins un champ';
/** A button where that could not be asked. */
export const again = 'Réessayer';

/** The button, what it reads meanwhile, and what is said afterwards. */
export const send = 'Ajouter ces précisions';
export const sending = 'Ajout en cours...';
export const added = 'Ajouté. L’équipe sécurité peut le lire maintenant.';
