/** Sample reports to a Polish club, in Polish. Everything in them is invented. */
import { prose, type SampleReport } from '../../sample-report.ts';

const FLIGHT = {
  worldRegion: 'Poland',
  narrativeLanguage: 'Polish',
  aircraftCategory: 'Glider (sailplane)',
  currentFlightRules: 'VFR',
  reporterEmail: 'pilot.brzozowa@example.org',
} as const;

export const BRZOZOWA_DOLINA: readonly SampleReport[] = [
  {
    club: 4,
    state: 'approved',
    daysAgo: 27,
    minutesPastMidnightUtc: 1033,
    happenedDaysBefore: 1,
    comment: prose`
      Decyzja o wylądowaniu w polu była dobra, tylko późna. Na odprawie ustaliliśmy wysokość, poniżej której wybiera się już pole
      i nie szuka się noszenia.`,
    texts: {
      ...FLIGHT,
      headline: 'Lądowanie w polu po zbyt długim szukaniu noszenia',
      narrative: prose`
        Na 300 metrach nadal szukałem noszenia i wybrałem pole dopiero na 150. Okazało się krótsze, niż wyglądało z góry.
        Udało się zatrzymać kilka metrów przed rowem. Szybowiec jest cały, ja też.`,
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      operationType: 'Cross-country',
      flightPhase: 'Outlanding (field landing)',
      weatherConditions: 'VMC - good',
    },
  },
  {
    club: 4,
    state: 'approved',
    daysAgo: 64,
    minutesPastMidnightUtc: 921,
    happenedDaysBefore: 3,
    comment: 'Przed każdym startem ktoś drugi potwierdza na głos, że hamulce są zamknięte i zablokowane.',
    texts: {
      ...FLIGHT,
      headline: 'Start na holu z otwartymi hamulcami',
      narrative: prose`
        Hamulce wysunęły się zaraz po oderwaniu, bo nie były zablokowane. Samolot ledwo się wznosił, aż pilot holówki machnął
        sterem kierunku i zrozumiałem. Zamknąłem je na wysokości 40 metrów i dalej było już normalnie.`,
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      operationType: 'Local soaring',
      flightPhase: 'Aerotow - climb',
    },
  },
  {
    club: 4,
    state: 'pending',
    daysAgo: 5,
    minutesPastMidnightUtc: 1101,
    happenedDaysBefore: 0,
    texts: {
      ...FLIGHT,
      headline: 'Pies na pasie w czasie lądowania',
      narrative: prose`
        Na prostej zobaczyłem psa, który biegł w poprzek pasa. Wydłużyłem lądowanie i przeleciałem jakieś trzy metry nad nim.
        Brama od strony parkingu była otwarta.`,
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      operationType: 'Training - dual (with instructor)',
      flightPhase: 'Landing - flare and touchdown',
    },
  },
];
