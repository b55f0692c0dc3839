/** Sample reports: two earlier seasons, in a few words each, so that trends have data. All invented. */
import type { SampleReport } from '../sample-report.ts';

type ShortReport = {
  club: 0 | 1;
  daysAgo: number;
  headline: string;
  narrative: string;
  comment: string;
  injury?: 'No injury' | 'Minor injury' | 'Serious injury';
  damage?: 'No damage' | 'Minor damage' | 'Substantial damage';
  phase: string;
  operation: string;
};

const SHORT: readonly ShortReport[] = [
  {
    club: 0,
    daysAgo: 1_012,
    headline: 'Cable break at 80 metres',
    narrative: 'The cable parted early in the climb. Nose down, speed back, landed straight ahead with room to spare.',
    comment: 'A launch failure flown as trained. The splice was found to be worn and is now inspected each morning.',
    phase: 'Winch launch - launch failure or cable break',
    operation: 'Training - dual (with instructor)',
  },
  {
    club: 0,
    daysAgo: 968,
    headline: 'Wing tip touched in the ground run',
    narrative: 'Crosswind from the left, the wing went down and took the grass with it. Released at once and stopped.',
    comment: 'Release early, as was done here. The wing runner walks further along in a crosswind.',
    damage: 'Minor damage',
    phase: 'Winch launch - ground run',
    operation: 'Local soaring',
  },
  {
    club: 1,
    daysAgo: 955,
    headline: 'Two gliders in one thermal, opposite turns',
    narrative:
      'I joined above another glider and turned the other way. We saw each other late and both left the climb.',
    comment: 'If you join a thermal, turn the same way as the others. It is back on the briefing board.',
    phase: 'Thermalling',
    operation: 'Cross-country',
  },
  {
    club: 1,
    daysAgo: 920,
    headline: 'Field landing in standing crop',
    narrative:
      'Low on the way home and late in choosing. The crop was higher than it looked and the glider swung round.',
    comment: 'The decision came at 150 metres. Choose the field at 300, the circuit at 200.',
    injury: 'Minor injury',
    damage: 'Substantial damage',
    phase: 'Landing - flare and touchdown',
    operation: 'Cross-country',
  },
  {
    club: 0,
    daysAgo: 905,
    headline: 'Canopy not locked on aerotow',
    narrative: 'The canopy lifted at take-off. I held it with one hand and flew a wide circuit after releasing.',
    comment: 'Fly the glider first, as was done. The check is to push the canopy, not only to look at the lever.',
    phase: 'Aerotow - climb',
    operation: 'Local soaring',
  },
  {
    club: 0,
    daysAgo: 690,
    headline: 'Cable fell across the public path',
    narrative: 'The parachute drifted over the fence with the wind. Nobody was on the path.',
    comment: 'The launch point moves when the wind backs beyond west. On flying days there is a sign at the path.',
    phase: 'Winch launch - release',
    operation: 'Winch or vehicle operation (no aircraft in flight)',
  },
  {
    club: 1,
    daysAgo: 655,
    headline: 'Heavy landing on a trial lesson',
    narrative: 'Gusts on the approach, speed fell off in the last metres and we sat down hard. Both of us walked away.',
    comment: 'More speed in gusts, and no trial lessons above 20 knots of wind.',
    injury: 'Minor injury',
    damage: 'Minor damage',
    phase: 'Landing - flare and touchdown',
    operation: 'Trial lesson or introductory flight',
  },
  {
    club: 0,
    daysAgo: 622,
    headline: 'Cable break with the nose high',
    narrative: 'The climb was steep and the cable went. It took long to find the speed again before I turned.',
    comment: 'A gentler rotation leaves time. Two launch failures with an instructor have been flown since.',
    phase: 'Winch launch - launch failure or cable break',
    operation: 'Training - solo',
  },
  {
    club: 1,
    daysAgo: 600,
    headline: 'Airbrakes open on the launch',
    narrative: 'The climb was poor and the signaller called it on the radio. I closed the airbrakes at 100 metres.',
    comment: 'A good call. Airbrakes closed and locked is said aloud before the cable goes on.',
    phase: 'Winch launch - rotation and climb',
    operation: 'Local soaring',
  },
  {
    club: 0,
    daysAgo: 560,
    headline: 'Tow rope caught in the tail dolly',
    narrative: 'The dolly was still on when the rope was attached. A bystander saw it and the launch was stopped.',
    comment: 'Anybody may stop a launch, and somebody did. The dolly is red now.',
    phase: 'On the launch point, cable or rope attached',
    operation: 'Aerotow (tow plane flight)',
  },
  {
    club: 1,
    daysAgo: 330,
    headline: 'Spin entry in a weak thermal',
    narrative: 'Slow and turning hard at the top of a weak climb, the inner wing dropped. Recovered after half a turn.',
    comment: 'Speed first when the thermal is rough. Stalls in a turn are part of this spring’s check flights.',
    phase: 'Thermalling',
    operation: 'Local soaring',
  },
  {
    club: 0,
    daysAgo: 300,
    headline: 'Cable break in a crosswind',
    narrative: 'The cable broke at 150 metres and I drifted towards the trees before turning back to the field.',
    comment: 'Turn into the wind first. The plan for each height is said before the launch.',
    phase: 'Winch launch - launch failure or cable break',
    operation: 'Training - solo',
  },
];

/** All were reviewed and published long ago. */
export const EARLIER: readonly SampleReport[] = SHORT.map(
  ({ club, daysAgo, headline, narrative, comment, injury = 'No injury', damage = 'No damage', phase, operation }) => ({
    club,
    state: 'approved',
    daysAgo,
    happenedDaysBefore: 1,
    comment,
    texts: {
      headline,
      narrative,
      injuryLevel: injury,
      highestDamage: damage,
      aircraftCategory: 'Glider (sailplane)',
      operationType: operation,
      flightPhase: phase,
      reporterEmail: 'pilot@example.org',
    },
  }),
);
