/** What the file for the authority still needs, in the dialog of a report: each is a link to its field, by the name of the field. */

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
