/** Sample reports: look-out, radio, fatigue, small habits and one great escape. Everything in them is invented. */
import { prose, type SampleReport } from '../sample-report.ts';

export const HABITS: readonly SampleReport[] = [
  {
    club: 1,
    state: 'approved',
    daysAgo: 345,
    minutesPastMidnightUtc: 60,
    happenedDaysBefore: 9,
    comment: prose`
      Two gliders met in clear air, both pilots are alive, and one of them wrote six paragraphs so that others may be. Thank you.

      What saved lives: a canopy jettison that had been practised on the ground, straps that were opened in the right order,
      and the decision within two seconds. What we change: bail-out drill in the chair every spring, with eyes closed and a
      stopwatch. What we ask of everyone: a gaggle leaving for the same line needs one call, "leaving, to the north", and a
      look over the shoulder that is not a glance.`,
    texts: {
      headline: 'Mid-air collision, bail-out, both pilots down safely',
      narrative: prose`
        I waited nine days to write this. I have told it so often that I want it written once as it was.

        We were four gliders under one cloud at 9,000. I left to the north. So did he, from the other side, a hundred feet higher
        and behind me. I heard a noise like a trash can and the stick went soft. There was no tail on my airplane. I know because
        I looked, and I remember being annoyed.

        I had always thought that I would try to fly it. There was nothing to fly. Red handles, both, push. The canopy left.
        Straps. I did not climb out, I was thrown out. I looked for the handle with my eyes like they tell you, and pulled.

        Then it was quiet and I could hear my own breathing and a cow. I came down in the sage, sprained an ankle. My phone
        worked. I called the field, 202-555-0161, and the first thing I asked was about him. He had landed with a dented wing and
        was asking about me.

        The parachute had been repacked in April by Mrs. Oyelaran in the loft. I brought her flowers. She said it was her job.

        Repack your chutes. Sit in your cockpit tonight with your eyes closed and find the handles. - Ruben Castellane`,
      locationOccurrence: '12 miles north of Copperhollow',
      localTime: '14:40',
      worldRegion: 'United States',
      stateArea: 'Nevada',
      injuryLevel: 'Minor injury',
      highestDamage: 'Aircraft destroyed',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Alexander Schleicher',
      model: 'ASW 20',
      aircraftRegistration: 'N207QW',
      operationType: 'Cross-country',
      flightPhase: 'Thermalling',
      weatherConditions: 'VMC - good',
      airspaceClass: 'Class E',
      reporterName: 'Ruben Castellane',
      reporterEmail: 'ruben.castellane@example.com',
      reporterTelephone: '+1 (202) 555-0161',
    },
  },
  {
    club: 0,
    state: 'pending',
    daysAgo: 1,
    minutesPastMidnightUtc: 1290,
    texts: {
      headline: 'Instructor fatigue',
      narrative: prose`
        14 launches as duty instructor, no break, one sandwich. On the 15th I let the student fly through the approach with the
        brakes open and my hand in my lap. I saw it. I just did not do anything for what felt like a long time. We were low over
        the fence. Please put a second instructor on the list or a limit on the first.`,
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      operationType: 'Training - dual (with instructor)',
      flightPhase: 'Circuit - final approach',
      reporterEmail: 'member.062@example.com',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 68,
    minutesPastMidnightUtc: 1075,
    happenedDaysBefore: 0,
    comment: prose`
      The drone pilot stood outside the fence, had an app that said green, and was glad to be told. He is coming for a flight.
      When you see a drone near the field: call it on the radio with height and place, stop launching, send somebody to talk.`,
    texts: {
      headline: 'Drone at 600 ft over the winch run',
      narrative: prose`
        Small white quadcopter hovering over the cable run, same height as the launch before us released. Wingtip runner saw it
        first. We stopped launching for twenty minutes. Our field manager Geraint walked over and found a friendly gentleman
        filming his daughter's wedding.`,
      locationOccurrence: 'Winch run, runway 23',
      localTime: '15:05',
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      aircraftCategory: 'Drone (unmanned aircraft)',
      flightPhase: 'Winch launch - ground run',
      airspaceClass: 'Aerodrome traffic zone (ATZ)',
      reporterEmail: 'eyes.up@example.org',
    },
  },
  {
    club: 1,
    state: 'approved',
    daysAgo: 195,
    minutesPastMidnightUtc: 1350,
    happenedDaysBefore: 0,
    comment: prose`
      FLARM tells you of those who have it, and only where its antenna can see. This one had been shadowed by a water bag since
      spring. A range check with the online tool costs five minutes; the results of the club fleet hang by the coffee machine.`,
    texts: {
      headline: 'No FLARM warning from a glider in plain sight',
      narrative: prose`
        Overtaken on the same street, maybe 150 ft to the side. Nice to look at, no peep from the box. Both boxes on, both
        updated. Mine turned out to be deaf to the left rear. Nothing happened. I had simply stopped looking there, because the
        box would tell me.`,
      worldRegion: 'United States',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Jonker Sailplanes',
      model: 'JS1',
      operationType: 'Cross-country',
      flightPhase: 'Cruise or searching for lift',
      reporterEmail: 'member.028@example.net',
    },
  },
  {
    club: 1,
    state: 'pending',
    daysAgo: 11,
    minutesPastMidnightUtc: 340,
    happenedDaysBefore: 1,
    comment:
      'Asked the tow pilots for their side. Draft lesson: a wave-off is obeyed first and discussed on the ground.',
    texts: {
      headline: 'rudder waggle taken for wave off',
      narrative: prose`
        ok so the tow pilot waggled the rudder which means check your spoilers and i thought it means release so i released at
        400 ft. spoilers WERE open lol. made it back to the cross runway with nothing left. read the card by the door people,
        i had walked past it since may`,
      worldRegion: 'United States',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      flightPhase: 'Aerotow - climb',
      reporterEmail: 'member.033@example.com',
    },
  },
  {
    club: 0,
    state: 'hidden',
    daysAgo: 275,
    minutesPastMidnightUtc: 840,
    comment: prose`
      Hidden because two members were recognised from it. Cloud flying is for those who are rated, equipped and on the
      frequency; for all others the base is a ceiling with 300 m of respect.`,
    texts: {
      headline: 'Drawn into cloud',
      narrative: prose`
        Climbed at 6 kt right under the base, thinking one more turn. Then white. Brakes out, straight, 200 degrees on the
        compass, forty long seconds, out of the side. Another glider was there and had seen me go in.`,
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      flightPhase: 'Cloud flying',
      weatherConditions: 'IMC or in cloud',
      reporterEmail: 'member.260@example.org',
    },
  },
];
