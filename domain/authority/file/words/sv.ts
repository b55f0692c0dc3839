/** What the file for the authority still lacks, in a report's dialog: each text links to its field, whose name is the key. */

export const gaps = {
  occurrenceClass: 'Välj en klass',
  categories: 'Välj en kategori',
  eventTypes: 'Välj vad som hände',
  outcome: 'Välj möjligt utfall',
  barriers: 'Välj vad som återstod',
  headline: 'Skriv en rubrik',
  localDate: 'Ange datum, lokalt eller UTC',
  locationOccurrence: 'Ange plats, eller län/område',
  responsibleEntity: 'Klubbens myndighet är inte vald ännu: en superadministratör gör det i Klubbens inställningar',
};
