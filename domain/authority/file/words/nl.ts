/** What the file for the authority still lacks, in a report's dialog: each text links to its field, whose name is the key. */

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
