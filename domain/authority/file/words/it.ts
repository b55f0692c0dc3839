/** What the file for the authority still needs, in the dialog of a report: each is a link to its field, by the name of the field. */

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
