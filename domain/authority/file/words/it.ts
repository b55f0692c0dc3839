/** What the file for the authority still lacks, in a report's dialog: each text links to its field, whose name is the key. */

export const gaps = {
  occurrenceClass: 'Scegli una classe',
  categories: 'Scegli una categoria',
  eventTypes: 'Scegli che cosa è successo',
  outcome: 'Scegli l’esito possibile',
  barriers: 'Scegli le difese rimaste',
  headline: 'Scrivi un titolo',
  localDate: 'Inserisci la data, locale o UTC',
  locationOccurrence: 'Inserisci il luogo, oppure la regione o l’area',
  responsibleEntity:
    'L’autorità del club non è ancora stata scelta: lo fa un amministratore generale nelle Impostazioni del club',
};
