/**
 * Sample follow-ups (C1.4, C8): a season with every state, actions that are overdue, due, done and dropped,
 * and reporters who got a reply. Days count from today. Everybody in them is invented.
 */
import type { Effectiveness } from '../../domain/actions/action.ts';
import type { ClosingReason } from '../../domain/follow-up/codes.ts';
import type { FollowUpChange } from '../../domain/follow-up/follow-up.ts';

/** A sample action: days until due or since done, and its owner: a name or the club's safety manager. */
export type SampleAction = {
  title: string;
  ownerName?: string;
  isSafetyManagers?: true;
  dueIn?: number;
  doneDaysAgo?: number;
  isDropped?: true;
  result?: string;
  worked?: Effectiveness;
};

export type SampleFollowUp = {
  /** Headline of the sample report. */
  headline: string;
  /** Entered by the club's safety manager, who has taken it. */
  change: Omit<FollowUpChange, 'takenBy' | 'revision'>;
  actions?: readonly SampleAction[];
  isReplySent?: true;
  closed?: { reason: ClosingReason; note: string | null };
};

export const SAMPLE_FOLLOW_UPS: readonly SampleFollowUp[] = [
  {
    headline: 'Weak link broke at 250 ft on my fourth solo',
    change: {
      occurrenceClass: 300,
      categories: [104],
      eventTypes: [5020798],
      outcome: 3,
      barriers: 2,
      findings: 'The blue link was in the black compartment of the box. Three more were found there the same evening.',
      told: 'Thank you. The weak-link box now has colour-coded lids, and we check it every month.',
    },
    actions: [
      { title: 'Fit colour-coded lids', ownerName: 'winch master', dueIn: -6, doneDaysAgo: 8 },
      { title: 'Show the links at the April briefings', isSafetyManagers: true, dueIn: 3 },
      { title: 'Check the box every month', ownerName: 'launch point rota', dueIn: 24 },
    ],
    isReplySent: true,
  },
  {
    headline: 'Airbrakes unlocked, launch stopped by wingtip holder',
    change: {
      occurrenceClass: 300,
      categories: [104, 13],
      outcome: 4,
      barriers: 2,
      conclusions: 'The final check is ours.',
    },
    actions: [
      { title: 'Paint "Brakes?" on the launch point board', ownerName: 'Saturday instructors', dueIn: -3 },
      {
        title: 'Teach wingtip holders to stop a launch',
        isSafetyManagers: true,
        dueIn: -40,
        doneDaysAgo: 45,
        worked: 'partly',
      },
    ],
  },
  {
    headline: 'Winch overspeed on K6',
    change: {
      occurrenceClass: 300,
      categories: [104],
      eventTypes: [5020798],
      outcome: 3,
      barriers: 3,
      findings: 'The driver had the power table of another type in front of him.',
    },
    actions: [
      {
        title: 'One power table per glider type, in the winch cab',
        ownerName: 'winch master',
        dueIn: -110,
        doneDaysAgo: 101,
        result: 'Laminated, seven types.',
      },
    ],
  },
  {
    headline: 'Rudder pushed into hangar door',
    change: { occurrenceClass: 400, categories: [8, 9], eventTypes: [99010060], outcome: 2, barriers: 3 },
    actions: [
      {
        title: 'Paint the line for the tails on the hangar floor',
        ownerName: 'hangar team',
        dueIn: -9,
        doneDaysAgo: 10,
      },
    ],
  },
  {
    headline: 'Wheel-up landing',
    change: {
      occurrenceClass: 300,
      categories: [2],
      eventTypes: [2011202],
      outcome: 2,
      barriers: 3,
      findings: 'Distracted on the downwind leg by a call about another glider.',
    },
  },
  {
    headline: 'Trailer overturned on the motorway',
    change: {
      occurrenceClass: 502,
      categories: [98],
      outcome: 3,
      barriers: 3,
      conclusions: 'Nose weight was far too low with the tail dolly loaded behind.',
      told: 'Thank you. Each club trailer has a drawing of what goes where now, and a scale hangs in the hangar.',
    },
    actions: [
      {
        title: 'A loading drawing in each trailer',
        ownerName: 'trailer warden',
        dueIn: -70,
        doneDaysAgo: 72,
        result: 'Done for all six.',
        worked: 'yes',
      },
    ],
    isReplySent: true,
    closed: { reason: 'done', note: 'Weighed again in June: all six within limits.' },
  },
  {
    headline: 'Children on the landing area',
    change: { occurrenceClass: 501, categories: [28], eventTypes: [2200103], outcome: 3, barriers: 2 },
    actions: [{ title: 'Fence along the footpath', ownerName: 'committee', dueIn: -30, isDropped: true }],
    closed: { reason: 'passed-on', note: 'The footpath is the parish’s; they put up signs.' },
  },
  {
    headline: 'Tug upset at 700 ft AGL',
    change: {
      occurrenceClass: 200,
      categories: [104, 13],
      eventTypes: [99011325],
      outcome: 4,
      barriers: 3,
      findings: 'Glider high and out of position; the tug pilot could not release under load at first.',
    },
    actions: [
      { title: 'Pull test of both tug releases under load', ownerName: 'tug master', dueIn: -1 },
      { title: 'Upset brief for every tow, on the card', isSafetyManagers: true, dueIn: 5 },
      { title: 'Look into a camera mirror for the tug', ownerName: 'tug master' },
    ],
  },
  {
    headline: 'Elevator not connected, found at positive control check',
    change: { occurrenceClass: 300, categories: [18], outcome: 4, barriers: 2, conclusions: 'The check did its work.' },
    actions: [
      {
        title: 'Positive control check signed in the rigging book',
        isSafetyManagers: true,
        dueIn: -50,
        doneDaysAgo: 55,
        worked: 'yes',
      },
    ],
    closed: { reason: 'done', note: null },
  },
  {
    headline: 'Canopy came open at about 300 feet on tow',
    change: { occurrenceClass: 300, categories: [104], eventTypes: [99011485] },
  },
  {
    headline: 'Motorsegler und Segelflugzeug frontal im Endteil',
    change: { occurrenceClass: 200, categories: [14], eventTypes: [2180300], outcome: 4, barriers: 3 },
    actions: [
      {
        title: 'Eine Frequenz für Start und Platzrunde, einen Monat lang ausprobieren',
        isSafetyManagers: true,
        dueIn: 12,
      },
    ],
  },
  {
    headline: 'Start über das Seil der zweiten Winde',
    change: {
      occurrenceClass: 300,
      categories: [104, 8],
      eventTypes: [5020798],
      outcome: 3,
      barriers: 2,
      findings:
        'Die zweite Mannschaft war durch das andere Tor gekommen, und von der Startstelle war ihre Winde nicht zu sehen.',
    },
    actions: [{ title: 'Eine gelbe Tafel für jede offene Winde', ownerName: 'Windenmannschaft', dueIn: 9 }],
  },
  {
    headline: 'Ringelpiez bei der Außenlandung',
    change: {
      occurrenceClass: 100,
      categories: [98],
      outcome: 3,
      barriers: 2,
      conclusions: 'Die Wahl eines Außenlandefeldes wurde einmal geübt, vor fünf Jahren.',
    },
    actions: [
      {
        title: 'Einweisung in Außenlandungen vor den ersten langen Flügen',
        isSafetyManagers: true,
        dueIn: -60,
        doneDaysAgo: 62,
        worked: 'yes',
      },
    ],
    closed: { reason: 'done', note: null },
  },
];
