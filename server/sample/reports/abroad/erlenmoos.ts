/**
 * Sample reports in German, to a club that must report some events to its authority: one for each state of the
 * deadlines (authority.ts). Everything in them is invented.
 */
import { prose, type SampleReport } from '../../sample-report.ts';

const FLIGHT = {
  worldRegion: 'Austria',
  narrativeLanguage: 'German',
  stateOfRegistry: 'Austria',
  aircraftCategory: 'Glider (sailplane)',
  currentFlightRules: 'VFR',
  reporterEmail: 'pilot.erlenmoos@example.org',
} as const;

export const ERLENMOOS: readonly SampleReport[] = [
  {
    club: 2,
    state: 'pending',
    daysAgo: 1,
    minutesPastMidnightUtc: 900,
    happenedDaysBefore: 0,
    texts: {
      ...FLIGHT,
      headline: 'Motorsegler und Segelflugzeug frontal im Endteil',
      narrative: prose`
        Ich drehte in den Endteil auf die Grasbahn, der Motorsegler auf die Asphaltbahn, und einige Sekunden lang flogen wir in
        gleicher Höhe aufeinander zu. Ich zog die Klappen und ging darunter durch. Vielleicht 40 Meter. Den Funkspruch des
        anderen hatte keiner von uns gehört; ich war noch auf der Startfrequenz.`,
      locationOccurrence: 'Erlenmoos, Queranflug der Bahn 27',
      localTime: '16:10',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      operationType: 'Local soaring',
      flightPhase: 'Circuit - final approach',
      weatherConditions: 'VMC - good',
      airspaceClass: 'Class G (uncontrolled)',
    },
  },
  {
    club: 2,
    state: 'pending',
    daysAgo: 3,
    minutesPastMidnightUtc: 1439,
    texts: {
      ...FLIGHT,
      headline: 'Unter der Wolkenstraße in die Kontrollzone',
      narrative: prose`
        Die Wolkenstraße führte nach Norden und ich folgte ihr, die Augen schon auf der nächsten Wolke. Hinterher zeigte die
        Karte, dass ich die Ecke der Kontrollzone um einen Kilometer geschnitten hatte, in 1.400 Metern, ohne ein Wort an den
        Turm.`,
      stateArea: 'Oberösterreich',
      operationType: 'Cross-country',
      flightPhase: 'Cruise or searching for lift',
      airspaceClass: 'Class D',
    },
  },
  {
    club: 2,
    state: 'pending',
    daysAgo: 4,
    minutesPastMidnightUtc: 1200,
    texts: {
      ...FLIGHT,
      headline: 'Schleppseil klinkte beim ersten Zug nicht aus',
      narrative: prose`
        In 600 Metern zog ich und nichts geschah. Beim zweiten Zug mit beiden Händen kam das Seil frei. Die Kupplung war im
        Frühjahr gefettet worden, und darin steckte trockenes Gras.`,
      highestDamage: 'No damage',
      operationType: 'Training - dual (with instructor)',
      flightPhase: 'Aerotow - release',
    },
  },
  {
    club: 2,
    state: 'approved',
    daysAgo: 12,
    minutesPastMidnightUtc: 1140,
    happenedDaysBefore: 0,
    comment: prose`
      Beide haben noch getan, was zu tun war. Gefehlt hat, dass von der zweiten Winde niemand wusste: Wer jetzt eine aufstellt,
      sagt es am Funk und stellt die gelbe Tafel auf.`,
    texts: {
      ...FLIGHT,
      headline: 'Start über das Seil der zweiten Winde',
      narrative: prose`
        Die zweite Winde war in der Mittagspause aufgestellt worden. Unser Start ging quer über ihr Seil, das der Lepo gerade
        auszog. Der Fahrer sah es und hielt sofort an. Ich habe nichts gespürt, aber das Seil war vom Boden gehoben.`,
      locationOccurrence: 'Erlenmoos, Startstelle West',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      operationType: 'Local soaring',
      flightPhase: 'Winch launch - ground run',
    },
  },
  {
    club: 2,
    state: 'approved',
    daysAgo: 20,
    minutesPastMidnightUtc: 1050,
    happenedDaysBefore: 2,
    comment: 'Auf dem Startcheck steht jetzt eine Zeile mehr: Sehe ich Bahn und Höhenmesser scharf?',
    texts: {
      ...FLIGHT,
      headline: 'Mit der falschen Brille geflogen',
      narrative: prose`
        Erst in der Platzrunde merkte ich, dass ich die Lesebrille aufhatte. Ich sah die Bahn, aber nicht den Höhenmesser, oder
        umgekehrt. Gelandet bin ich ohne Schwierigkeiten und kam mir ziemlich alt vor.`,
      operationType: 'Local soaring',
      flightPhase: 'Circuit - downwind',
    },
  },
  {
    club: 2,
    state: 'approved',
    daysAgo: 110,
    minutesPastMidnightUtc: 980,
    happenedDaysBefore: 1,
    comment: prose`
      Die Wiese wurde spät und von der falschen Seite gewählt. Die Einweisung in Außenlandungen ist jetzt im April, vor den
      ersten langen Flügen, und alle im Streckenflug üben eine mit dem Motorsegler.`,
    texts: {
      ...FLIGHT,
      headline: 'Ringelpiez bei der Außenlandung',
      narrative: prose`
        In 200 Metern über dem Tal nahm ich die erste Wiese, die lang genug war. Der Hang war steiler, als er ausgesehen hatte,
        die Fläche berührte den Boden und das Flugzeug drehte sich um. Die Rumpfröhre ist gebrochen; ich habe mir das Handgelenk
        verletzt.`,
      locationOccurrence: 'Wiese südlich von Erlenmoos',
      injuryLevel: 'Minor injury',
      highestDamage: 'Substantial damage',
      operationType: 'Cross-country',
      flightPhase: 'Outlanding (field landing)',
    },
  },
];
