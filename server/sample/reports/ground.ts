/** Sample reports: hangar, field, road and people on the ground. Everything in them is invented. */
import { prose, type SampleReport } from '../sample-report.ts';

export const GROUND: readonly SampleReport[] = [
  {
    club: 0,
    state: 'approved',
    daysAgo: 28,
    minutesPastMidnightUtc: 560,
    happenedDaysBefore: 1,
    comment: prose`
      Ten people and nobody in charge: it is always like that when a rudder gets broken in a hangar. One person packs the
      hangar, by name, and all others wait for the word. If in doubt, anybody may say stop, and nobody answers with a sigh.`,
    texts: {
      headline: 'Rudder pushed into hangar door',
      narrative: prose`
        Packing the hangar at dusk with rain coming. Six pushing, four directing, all at once. Tail of the K13 met the edge of the
        door. Rudder torn at the trailing edge, about a hand's width. I was the one at the wingtip who thought it was tight and
        said nothing because everyone wanted to go home.`,
      worldRegion: 'United Kingdom',
      highestDamage: 'Minor damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Alexander Schleicher',
      model: 'ASK 13',
      operationType: 'Ground handling or towing on the ground',
      flightPhase: 'Parked or hangared',
      weatherConditions: 'Rain or shower',
      reporterEmail: 'member.087@example.org',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 102,
    minutesPastMidnightUtc: 1320,
    happenedDaysBefore: 0,
    comment: prose`
      A glider destroyed and a family shaken, and it began with an eleven-year-old tyre. Trailer tyres look new because they
      do so few miles; it is age that kills them. The four figures on the wall are week and year. Ours are all read now: five
      trailers stay at home until they have new ones. Nose weight was 28 kg where the maker wants 75.`,
    texts: {
      headline: 'Trailer overturned on the motorway',
      narrative: prose`
        Returning from the expedition at perhaps 60 mph, the left trailer tyre burst and within two swings the whole combination
        went over. Car on its roof, trailer on its side, the glider inside in pieces that I would not call a glider. My son
        Rufus has a broken collarbone. The ambulance was there in nine minutes.

        The tyres had plenty of tread. The code says they were made eleven years ago. I had checked the pressures that
        morning. I had never once thought of the date. Trailer plate was QX19 ZZT if the insurers ask you.`,
      localTime: '18:30',
      worldRegion: 'United Kingdom',
      stateArea: 'Cumbria',
      injuryLevel: 'Serious injury',
      highestDamage: 'Aircraft destroyed',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Schempp-Hirth',
      model: 'Standard Cirrus',
      aircraftRegistration: 'G-DQQB',
      operationType: 'Rigging, de-rigging or trailering',
      flightPhase: 'Trailering or road retrieve',
      weatherConditions: 'Not a factor',
      reporterName: 'Jasper Wetherly',
      reporterEmail: 'jasper.wetherly@example.com',
      reporterTelephone: '+44 7700 900155',
    },
  },
  {
    club: 1,
    state: 'approved',
    daysAgo: 57,
    minutesPastMidnightUtc: 1290,
    happenedDaysBefore: 0,
    comment: prose`
      The line boy did what the drill says, out loud and with both arms, and the propeller stopped. Nobody walks up to a tow plane
      from the front, not even when the engine is "about to be shut down", not even the president. The box on the apron is
      painted now: outside it, or not at all while anything turns.`,
    texts: {
      headline: 'Person walked towards turning propeller',
      narrative: prose`
        Field manager here. At 1:15 pm a passenger for a ride got out of the golf cart and headed straight for the tow plane to
        take a picture of the pilot. From the front. My line boy Nate, 16, yelled and crossed his arms and Sal killed the
        mixture. She stopped maybe eight feet short. She had earbuds in.

        Briefing says stay with your host. Host was parking the cart. I would like us to buy Nate a really good lunch.`,
      locationOccurrence: 'Copperhollow Field, tow plane apron',
      localTime: '13:15',
      worldRegion: 'United States',
      injuryLevel: 'No injury',
      aircraftCategory: 'Tow plane (aeroplane)',
      manufacturer: 'American Champion (Citabria, Scout)',
      model: '8GCBC Scout',
      operationType: 'Passenger flight (air experience)',
      flightPhase: 'Not in flight (club or site safety)',
      reporterName: 'Hank Delacroix-Moss',
      reporterEmail: 'hank.dm@example.net',
      reporterTelephone: '202-555-0118',
    },
  },
  {
    club: 0,
    state: 'pending',
    daysAgo: 3,
    minutesPastMidnightUtc: 1240,
    happenedDaysBefore: 0,
    texts: {
      narrative:
        'quad bike rolled backwards down the slope w/ cable still hooked on, nobody on it. handbrake is useless has been for ' +
        'weeks everybody knows\nstopped by hedge\ncould of hit the bus with the cadets in',
      locationOccurrence: 'launchpoint',
      aircraftCategory: 'No aircraft (ground equipment or people only)',
      operationType: 'Winch or vehicle operation (no aircraft in flight)',
      highestDamage: 'Minor damage',
      reporterEmail: 'dont.reply@example.com',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 165,
    minutesPastMidnightUtc: 1005,
    happenedDaysBefore: 0,
    comment: prose`
      Heart trouble on the ground rather than at 2,000 ft, and people who knew what to do. The defibrillator was where the sign
      says, its battery was good, and three of those present had done the course in winter. We hold the next one in February;
      family members are welcome. To the reporter: you did not "only hold the phone". Somebody has to, and you did it calmly.`,
    texts: {
      headline: 'Pilot collapsed while pushing a glider',
      narrative: prose`
        One of our older members went grey and sat down while we pushed the single seater back, and then lay down. Nurse on the
        flying list (Mrs Ottoline Farrow) started CPR, somebody ran for the box on the clubhouse wall, it talked to us and gave
        one shock. The air ambulance landed by the windsock and the duty instructor had stopped all launching by then without
        anyone asking. He is in hospital and complains about the food.

        I only held the phone. He had said at breakfast that his arm felt odd.`,
      locationOccurrence: 'Wrenfold Airfield, near the hangar',
      localTime: '12:10',
      worldRegion: 'United Kingdom',
      injuryLevel: 'Serious injury',
      highestDamage: 'No damage',
      aircraftCategory: 'No aircraft (ground equipment or people only)',
      flightPhase: 'Ground handling or ground towing',
      reporterEmail: 'member.311@example.org',
    },
  },
  {
    club: 1,
    state: 'hidden',
    daysAgo: 301,
    minutesPastMidnightUtc: 1190,
    comment: 'Superseded by the full report from the workshop; hidden so that nobody learns from the wrong version.',
    texts: {
      headline: 'Battery smoke in the workshop',
      narrative: prose`
        A lithium battery began to smoke on the charger. We carried it out on a shovel. The charger was set for lead. No one was
        hurt but the workshop smells.`,
      worldRegion: 'United States',
      highestDamage: 'No damage',
      aircraftCategory: 'No aircraft (ground equipment or people only)',
      operationType: 'Maintenance or workshop',
      reporterEmail: 'member.046@example.net',
    },
  },
  {
    club: 1,
    state: 'pending',
    daysAgo: 14,
    minutesPastMidnightUtc: 25,
    texts: {
      headline: 'Gust lifted a parked glider',
      narrative: prose`
        A gust front came across the lake bed while six of us were at lunch. The 2-33 was parked across the wind with a tire on the
        wing and that was not enough, it turned on its nose and came down on the other wing. We had all seen the cloud.`,
      locationOccurrence: 'Copperhollow Field, tie-down row',
      worldRegion: 'United States',
      injuryLevel: 'No injury',
      highestDamage: 'Substantial damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Schweizer Aircraft',
      model: 'SGS 2-33',
      flightPhase: 'Parked or hangared',
      weatherConditions: 'Thunderstorm or gust front',
      reporterEmail: 'member.019@example.com',
    },
  },
];
