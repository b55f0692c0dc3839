/**
 * Sample hazards, each in the club's language, with their reports and actions (C1.4, C18). Days count from
 * today. Everybody in them is invented.
 */
import type { Grade } from '../../../domain/hazards/level.ts';
import type { SampleClub } from '../sample-report.ts';

export type SampleHazard = {
  club: SampleClub;
  title: string;
  description?: string;
  controls?: string;
  /** Severity and likelihood, before and after the controls. */
  before: readonly [Grade, Grade];
  after?: readonly [Grade, Grade];
  ownerName?: string;
  reviewIn?: number;
  state?: 'open' | 'accepted';
  /** By headline. */
  reports: readonly string[];
  /** By title. */
  actions: readonly string[];
};

export const SAMPLE_HAZARDS: readonly SampleHazard[] = [
  {
    club: 0,
    title: 'Launch with airbrakes unlocked or canopy open',
    description: 'Noticed on the launch or just before it, three times in a season, each time by a different person.',
    controls: 'The wingtip holder looks at brakes and canopy, and may stop any launch.',
    before: [4, 4],
    after: [4, 2],
    ownerName: 'Saturday instructors',
    reviewIn: 30,
    reports: ['Airbrakes unlocked, launch stopped by wingtip holder', 'Canopy not locked on aerotow'],
    actions: ['Paint "Brakes?" on the launch point board', 'Teach wingtip holders to stop a launch'],
  },
  {
    club: 0,
    title: 'Wrong weak link or winch power for the glider',
    controls: 'Boxes and power table by glider type, checked every month.',
    before: [4, 3],
    after: [3, 2],
    ownerName: 'winch master',
    reviewIn: -4,
    reports: ['Weak link broke at 250 ft on my fourth solo', 'Winch overspeed on K6'],
    actions: ['Fit colour-coded lids', 'One power table per glider type, in the winch cab'],
  },
  {
    club: 0,
    title: 'Gliders damaged while pushed in the hangar',
    before: [2, 3],
    after: [2, 2],
    state: 'accepted',
    reviewIn: 120,
    reports: ['Rudder pushed into hangar door'],
    actions: ['Paint the line for the tails on the hangar floor'],
  },
  {
    club: 2,
    title: 'Gegenverkehr von Motorseglern und Segelflugzeugen im Endteil',
    description: 'Motorsegler und Segelflugzeuge fliegen verschiedene Platzrunden und hören verschiedene Frequenzen.',
    controls: 'Funkmeldung im Gegen- und Endteil, Landerichtung am Startwagen.',
    before: [5, 3],
    after: [5, 2],
    ownerName: 'Flugbetriebsleitung',
    reviewIn: 45,
    reports: ['Motorsegler und Segelflugzeug frontal im Endteil'],
    actions: ['Eine Frequenz für Start und Platzrunde, einen Monat lang ausprobieren'],
  },
  {
    club: 2,
    title: 'Start über ein ausgelegtes Seil der zweiten Winde',
    controls: 'Es wird nur auf einer Winde gestartet, solange die andere ihr Seil auslegt.',
    before: [4, 3],
    ownerName: 'Windenmannschaft',
    reviewIn: -6,
    reports: ['Start über das Seil der zweiten Winde'],
    actions: ['Eine gelbe Tafel für jede offene Winde'],
  },
  {
    club: 2,
    title: 'Außenlandung in einem zu kurzen Feld',
    before: [3, 3],
    after: [3, 2],
    reviewIn: 90,
    reports: ['Ringelpiez bei der Außenlandung'],
    actions: ['Einweisung in Außenlandungen vor den ersten langen Flügen'],
  },
  {
    club: 3,
    title: 'Rupture de câble à faible hauteur',
    controls: 'Câble contrôlé chaque matin, exercice de rupture avant chaque lâcher.',
    before: [4, 3],
    after: [3, 3],
    reviewIn: 60,
    reports: ['Rupture de câble au treuil à 80 mètres'],
    actions: [],
  },
  {
    club: 4,
    title: 'Start z niezaryglowanymi hamulcami lub owiewką',
    controls: 'Osoba przy skrzydle sprawdza hamulce i owiewkę przed podniesieniem skrzydła.',
    before: [4, 3],
    after: [4, 2],
    reviewIn: 35,
    reports: ['Start na holu z otwartymi hamulcami'],
    actions: [],
  },
];
