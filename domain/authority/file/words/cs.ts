/** What the file for the authority still lacks, in a report's dialog: each text links to its field, whose name is the key. */

export const gaps = {
  occurrenceClass: 'Zvolte třídu',
  categories: 'Zvolte kategorii',
  eventTypes: 'Zvolte, co se stalo',
  outcome: 'Zvolte možný následek',
  barriers: 'Zvolte, co ještě zbývalo',
  headline: 'Napište nadpis',
  localDate: 'Zadejte datum, místní nebo UTC',
  locationOccurrence: 'Zadejte místo, nebo kraj či oblast',
  responsibleEntity: 'Aeroklub ještě nemá zvolený úřad: to udělá superadmin v Nastavení aeroklubu',
};
