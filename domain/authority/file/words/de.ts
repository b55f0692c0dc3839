/** What the file for the authority still lacks, in a report's dialog: each text links to its field, whose name is the key. */

export const gaps = {
  occurrenceClass: 'Klasse wählen',
  categories: 'Kategorie wählen',
  eventTypes: 'Wählen, was geschehen ist',
  outcome: 'Möglichen Ausgang wählen',
  barriers: 'Verbliebenen Schutz wählen',
  headline: 'Überschrift schreiben',
  localDate: 'Datum angeben, Ortszeit oder UTC',
  locationOccurrence: 'Ort oder Bundesland/Gebiet angeben',
  responsibleEntity:
    'Die Behörde des Vereins ist noch nicht gewählt: Das macht ein Super-Admin in den Einstellungen des Vereins',
};
