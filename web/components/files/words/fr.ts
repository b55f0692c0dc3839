// Export CSV: the button above the safety team's lists, its messages, and the dialog before it.

/** The button, and its label while busy. */
export const exportCsv = 'Exporter en CSV';
export const exporting = 'Export en cours…';

/** Messages: {name} is the file; the last is for failures without a message. */
export const exported = 'Export terminé';
export const hasBeenSaved = 'Le fichier {name} est enregistré.';
export const exportFailed = 'Échec de l’export';
export const failedToExport = 'L’export a échoué.';

/** The dialog, titled like the button: its text and button, a checkbox, and the hint below that. */
export const whatIsInIt = 'Tous les REX retenus par les filtres. Leur auteur ne figure jamais dans le fichier.';
export const exportIt = 'Exporter';
export const nameAircraft = 'Indiquer l’aéronef : immatriculation et numéro de série';
export const beforeNaming =
  'Qui connaît l’aéronef sait souvent qui était aux commandes. Ne cochez pas cette case si le fichier doit sortir de l’équipe sécurité. Le journal d’audit note, pour chaque export, si elle était cochée.';
