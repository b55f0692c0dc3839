// Export CSV: the button above lists of the safety team, its messages, and the question before it.

/** The button, and what it reads meanwhile. */
export const exportCsv = 'Exporter en CSV';
export const exporting = 'Export en cours…';

/** Messages: {name} is the name of the file; a title, and the text where nothing else is known. */
export const exported = 'Export terminé';
export const hasBeenSaved = 'Le fichier {name} est enregistré.';
export const exportFailed = 'Échec de l’export';
export const failedToExport = 'L’export a échoué.';

/** The dialog, titled like the button: a sentence, its button, a box to tick and what is said below the box. */
export const whatIsInIt = 'Tous les REX retenus par les filtres. Leur auteur ne figure jamais dans le fichier.';
export const exportIt = 'Exporter';
export const nameAircraft = 'Indiquer l’aéronef : immatriculation et numéro de série';
export const beforeNaming =
  'Qui connaît l’aéronef sait souvent qui était aux commandes. Ne cochez pas cette case si le fichier doit sortir de l’équipe sécurité. Le journal d’audit note, pour chaque export, si elle était cochée.';
