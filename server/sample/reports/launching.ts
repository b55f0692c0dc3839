/** Sample reports: winch, aerotow and self-launch. Everything in them is invented. */
import { prose, type SampleReport } from '../sample-report.ts';

export const LAUNCHING: readonly SampleReport[] = [
  {
    club: 0,
    state: 'approved',
    daysAgo: 12,
    minutesPastMidnightUtc: 1122,
    happenedDaysBefore: 1,
    comment: prose`
      Thank you for writing this down the same weekend: that is exactly how the next pilot gets to read it. The recovery was
      right in the right order: nose down first, wait for the speed, then decide. Lowering the nose and waiting is the part
      that feels wrong at 250 ft, and it is the part that matters.

      Two things for all of us. Say the eventualities aloud before every launch with today's numbers ("below 300 ft straight
      ahead, wind from the left"), because nobody invents a plan in two seconds. And look at the weak link box: we found three
      blue links in the black compartment, so the box now has colour-coded lids.`,
    texts: {
      headline: 'Weak link broke at 250 ft on my fourth solo',
      narrative: prose`
        I am still a bit shaky so sorry if this is too long. It was my fourth solo and the first one with nobody I know at the
        launch point. Ground run and rotation were normal, I called the speed to myself like I was taught, 50, 55, and then
        there was a bang and it went completely quiet.

        I pushed forward straight away but I remember thinking that the picture was wrong, there was so much grass in it. I
        waited until I had 55 knots. I honestly do not know how long that was. Then I saw there was lots of field left and
        opened the airbrakes, maybe half, and landed straight ahead. I stopped about two thirds down the field. My legs did
        not really work when I got out.

        Afterwards my instructor Rosalind Amberley looked at the link with me and it was the blue one, it should have been
        black for the ASK 21. I had not looked at it. I did say "black link please" but I did not look. I am Toby Marchetti,
        call me on 07700 900142 if you need anything.`,
      locationOccurrence: 'Wrenfold Airfield, runway 23',
      localTime: '14:20',
      worldRegion: 'United Kingdom',
      stateArea: 'Shropshire',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Alexander Schleicher',
      model: 'ASK 21',
      aircraftRegistration: 'G-CZQT',
      operationType: 'Training - solo',
      flightPhase: 'Winch launch - launch failure or cable break',
      weatherConditions: 'VMC - good',
      reporterName: 'Toby Marchetti',
      reporterEmail: 'toby.marchetti@example.com',
      reporterTelephone: '+44 7700 900142',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 96,
    minutesPastMidnightUtc: 640,
    happenedDaysBefore: 3,
    comment: prose`
      A model report. The lesson is not "the pilot should have checked": he did check, and was then interrupted. A check that is
      interrupted is a check that has not been done. The person holding the wing may stop a launch at any moment, and this one did;
      that is worth more than any placard. From now on nobody speaks to a pilot between canopy closed and cable on.`,
    texts: {
      headline: 'Airbrakes unlocked, launch stopped by wingtip holder',
      narrative: prose`
        Pilot completed checks to "brakes". Was asked by a bystander whether he had seen the tow-out gear keys. Answered. Resumed
        at "eventualities". Brakes closed but not locked. Cable attached, take up slack given. Wingtip holder, aged fifteen, saw
        the paddles rise about a centimetre as the glider moved, and called stop. Stop was given. No damage, no fuss.

        I have been instructing for thirty-eight years and have made the same mistake twice. The boy should be thanked.`,
      localTime: '11:05',
      locationOccurrence: 'Launch point, main runway',
      worldRegion: 'United Kingdom',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Schempp-Hirth',
      model: 'Discus b',
      operationType: 'Local soaring',
      flightPhase: 'On the launch point, cable or rope attached',
      weatherConditions: 'Not a factor',
      reporterName: 'H. Wainscott',
      reporterEmail: 'wainscott@example.org',
    },
  },
  {
    club: 1,
    state: 'approved',
    daysAgo: 47,
    minutesPastMidnightUtc: 75,
    happenedDaysBefore: 0,
    comment: prose`
      This is the report nobody enjoys writing, and the tow pilot is here to write it because he pulled the release early. There
      was no time to think: from level to vertical took about three seconds.

      For glider pilots: if you lose sight of the tow plane, release. At once, whatever the height. For instructors: a student
      who looks inside on tow, at a radio, a vario, a loose drink bottle, is one gust away from this. For all: the new rule is
      a 500 ft briefing. Below that, nobody touches anything in the cockpit but stick, rudder and release.`,
    texts: {
      headline: 'Tug upset at 700 ft AGL',
      narrative: prose`
        Third tow of the afternoon, density altitude about 7,000. Glider was a single seater with a CG hook. Everything ordinary
        until about 700 AGL, then the stick came back into my lap with no effect, windshield went from sky to all Copperhollow.
        I had my hand on the release because I always do and I pulled it before I knew why. Rope went, I recovered at what the
        logger says was 280 AGL. Full throttle the whole time, forgot to pull it.

        Glider pilot landed fine, came straight over, white as a sheet. His water bottle had rolled under the pedals and he went
        down to get it. He told me that himself, in front of everyone, and I want that on record too. We shook hands.

        - Walt Brannigan, tow pilot, N72ZQ`,
      locationOccurrence: 'Copperhollow Field, 1 mile west',
      localTime: '15:40',
      worldRegion: 'United States',
      stateArea: 'Nevada',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Tow plane (aeroplane)',
      manufacturer: 'Piper (Pawnee, Super Cub)',
      model: 'PA-25-235',
      aircraftRegistration: 'N72ZQ',
      operationType: 'Aerotow (tow plane flight)',
      flightPhase: 'Aerotow - climb',
      weatherConditions: 'Strong thermals or turbulence',
      airspaceClass: 'Class E',
      currentFlightRules: 'VFR',
      reporterName: 'Walter Brannigan',
      reporterEmail: 'walt.brannigan@example.net',
      reporterTelephone: '+1 202-555-0143',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 151,
    minutesPastMidnightUtc: 1010,
    happenedDaysBefore: 0,
    comment: prose`
      Good signals from the pilot, and a good report from the winch. Two causes met: a lull in the wind just as the power came
      up, and a winch that had been set for the heavier two-seater before. Neither is anybody's fault alone. The launch sheet at
      the winch now has a column for type, read back over the radio before "take up slack".`,
    texts: {
      headline: 'Winch overspeed on K6',
      narrative: prose`
        driving the winch, red one. launch 31 of the day. previous was the twin with two big lads so throttle was set for that.
        next was the ka6. wind dropped. he was up to 75 kt on it before i saw him yawing, he yawed left right left nice and
        clear so i cut back to idle slow and he released at 800. my mistake i didnt hear the type on the radio because the
        quad was running next to me. he was fine about it, bought me a tea.`,
      locationOccurrence: 'Winch end',
      localTime: '16:10',
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Alexander Schleicher',
      model: 'Ka 6CR',
      operationType: 'Local soaring',
      flightPhase: 'Winch launch - rotation and climb',
      weatherConditions: 'Strong or gusting wind',
      reporterEmail: 'winchman@example.net',
    },
  },
  {
    club: 1,
    state: 'pending',
    daysAgo: 2,
    minutesPastMidnightUtc: 130,
    happenedDaysBefore: 1,
    texts: {
      headline: 'Canopy came open at about 300 feet on tow',
      narrative: prose`
        First flight of the season in my own ship. At about 300 feet behind the tow plane the canopy opened to the side with a
        bang and my hat, checklist and sunglasses departed over the north fence. Noise was incredible. I held position, flew
        the airplane, did NOT try to close it, and the hinge held. Tow pilot Jackie Sorrel took me round the pattern at 70 and
        I released on a close downwind and landed long.

        Front latch was closed. Rear latch pin was not in. I pushed the canopy up when I did the check, but only at the front.
        If somebody finds a tan hat please call 202-555-0176, my wife gave it to me.`,
      locationOccurrence: 'Copperhollow Field',
      localTime: '12:15',
      worldRegion: 'United States',
      stateArea: 'Nevada',
      injuryLevel: 'No injury',
      highestDamage: 'Minor damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Rolladen-Schneider',
      model: 'LS4-b',
      aircraftRegistration: 'N418QZ',
      operationType: 'Local soaring',
      flightPhase: 'Aerotow - climb',
      reporterName: 'Gordon Pruitt',
      reporterEmail: 'gordon.pruitt@example.com',
      reporterTelephone: '+1 202-555-0176',
    },
  },
];
