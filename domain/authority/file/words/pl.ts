/** What the file for the authority still lacks, in a report's dialog: each text links to its field, whose name is the key. */

export const gaps = {
  occurrenceClass: 'Wybierz klasę',
  categories: 'Wybierz kategorię',
  eventTypes: 'Wybierz, co się stało',
  outcome: 'Wybierz możliwy skutek',
  barriers: 'Wybierz pozostałe zabezpieczenia',
  headline: 'Wpisz tytuł',
  localDate: 'Podaj datę, lokalną lub UTC',
  locationOccurrence: 'Podaj miejsce albo województwo lub region',
  responsibleEntity: 'Nie wybrano jeszcze urzędu klubu: robi to superadministrator w ustawieniach klubu',
};
