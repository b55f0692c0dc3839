/**
 * Sample reports to a club that has to report some events to its authority, one for each state of its clocks (authority.ts).
 * Everybody and everything in them is invented.
 */
import { prose, type SampleReport } from '../sample-report.ts';

const FLIGHT = {
  worldRegion: 'Austria',
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
      headline: 'Motor glider and glider nose to nose on final',
      narrative: prose`
        I turned final for the grass, the motor glider for the paved runway, and for some seconds we flew at each other at the
        same height. I pulled the brakes and went below. Perhaps 40 metres. Neither of us had heard the other's call; I had
        still been on the launch frequency.`,
      locationOccurrence: 'Erlenmoos, base leg of runway 27',
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
      headline: 'Into the control zone under a cloud street',
      narrative: prose`
        The street led north and I followed it with my eyes on the next cloud. The moving map showed afterwards that I had cut
        the corner of the control zone by a kilometre, at 1,400 metres, without a word to the tower.`,
      stateArea: 'Upper Austria',
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
      headline: 'Tow rope did not release at the first pull',
      narrative: prose`
        At 600 metres I pulled and nothing happened. The second pull with both hands let it go. The hook had been greased in
        spring, and there was grass in it.`,
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
      Both pilots did what could still be done. What failed was that nobody was told of the second winch: whoever opens one now
      says so on the radio and puts out the yellow board.`,
    texts: {
      ...FLIGHT,
      headline: 'Launched across the cable of the second winch',
      narrative: prose`
        The second winch had been set up while we were at lunch. Our launch went across its cable, which was being pulled out
        by the car. The driver saw it and stopped at once. I felt nothing, but the cable had been lifted from the ground.`,
      locationOccurrence: 'Erlenmoos, launch point west',
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
    comment: 'Glasses of the right strength belong to the walk around: the check list has a line for them now.',
    texts: {
      ...FLIGHT,
      headline: 'Flew with the wrong glasses',
      narrative: prose`
        Only in the circuit did I see that I had my reading glasses on. I could see the runway but not the altimeter, or the
        other way round. I landed without trouble and felt rather old.`,
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
      The field was chosen late and from the wrong side. The briefing on outlandings is now in April, before the first long
      flights, and every cross-country pilot flies one in the motor glider.`,
    texts: {
      ...FLIGHT,
      headline: 'Ground loop in a field landing',
      narrative: prose`
        Down to 200 metres over the valley I took the first field that was long enough. The slope was steeper than it had
        looked, the wing touched and the glider turned round. The tail boom is broken; I hurt my wrist.`,
      locationOccurrence: 'Meadow south of Erlenmoos',
      injuryLevel: 'Minor injury',
      highestDamage: 'Substantial damage',
      operationType: 'Cross-country',
      flightPhase: 'Outlanding (field landing)',
    },
  },
];
