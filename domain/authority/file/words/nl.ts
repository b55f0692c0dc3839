/** What the file for the authority still needs, in the dialog of a report: each is a link to its field, by the name of the field. */

export const gaps = {
  occurrenceClass: 'Kies een klasse',
  categories: 'Kies een soort voorval',
  eventTypes: 'Kies wat er gebeurde',
  outcome: 'Kies de mogelijke afloop',
  barriers: 'Kies wat er nog over was',
  headline: 'Geef een titel',
  localDate: 'Vul de datum in, lokaal of UTC',
  locationOccurrence: 'Vul de plaats in, of de provincie of regio',
  responsibleEntity:
    'De luchtvaartautoriteit van de club is nog niet gekozen: dat doet een hoofdbeheerder in Clubinstellingen',
};
