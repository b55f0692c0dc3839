/** Sample reports: other gliders, airspace, weather and the pilot. Everything in them is invented. */
import { prose, type SampleReport } from '../sample-report.ts';

export const SOARING: readonly SampleReport[] = [
  {
    club: 0,
    state: 'approved',
    daysAgo: 33,
    minutesPastMidnightUtc: 1225,
    happenedDaysBefore: 0,
    comment: prose`
      Both pilots reported this, independently, and their stories agree but for one thing: each was sure that the other had seen
      him. In a shared thermal, being visible is our own job. Join outside the circle, on the far side, same direction; if you
      lose sight of the glider you were following, roll out and leave. FLARM is a second opinion and not a look-out.`,
    texts: {
      headline: 'Near miss in a thermal, about 30 metres',
      narrative: prose`
        I was circling left at 3,400 ft with one other glider opposite. A third one, white like all of them, came in from the
        cloud street at speed and pulled up straight through the middle of our circle. I saw helmet and sunglasses. FLARM gave
        the loud one at the same moment, so it was of no use any more.

        I levelled and left the thermal. When I called, the pilot of Kilo Seven answered at once and apologised. He had looked at
        the other glider and never saw me. I do not think anybody was reckless. We were three people looking at two.`,
      locationOccurrence: '8 km NE of Wrenfold',
      localTime: '14:55',
      worldRegion: 'United Kingdom',
      stateArea: 'Shropshire',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Rolladen-Schneider',
      model: 'LS8-18',
      aircraftRegistration: 'G-DQXJ',
      operationType: 'Cross-country',
      flightPhase: 'Thermalling',
      weatherConditions: 'VMC - good',
      airspaceClass: 'Class G (uncontrolled)',
      currentFlightRules: 'VFR',
      reporterName: 'Imogen Thackeray-Bell',
      reporterEmail: 'imogen.tb@example.com',
      reporterTelephone: '07700 900187',
    },
  },
  {
    club: 1,
    state: 'approved',
    daysAgo: 139,
    minutesPastMidnightUtc: 40,
    happenedDaysBefore: 4,
    comment: prose`
      Hypoxia does not feel like danger; it feels like a good mood. Three details saved the day: a wife who knows his voice, a
      descent that was begun on somebody else's word, and a pilot who obeyed before he agreed. Check the cannula for kinks after
      putting on gloves, keep the oximeter where you see it, and agree a question with the ground ("what is your altimeter?").`,
    texts: {
      headline: 'Hypoxia in wave at 21,000 ft',
      narrative: prose`
        Diamond climb attempt. Around 19,000 I remember thinking I was flying better than I ever had. I made up a little song.
        My wife Loretta was on the crew radio and asked my altitude and apparently I sang it to her. She told me twice to come
        down. I thought she was being silly. Then I thought, she is never silly, and pulled the brakes.

        At 13,000 my headache arrived and so did my brain. The cannula hose was pinched under the shoulder strap. The system had
        been on, the blinker had been blinking. Flow at my nose was nothing. Barograph says 21,300.

        I am 71, I have taught this. Alvin Crosthwaite.`,
      locationOccurrence: 'In the lee of the main ridge',
      worldRegion: 'United States',
      injuryLevel: 'Minor injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Schempp-Hirth',
      model: 'Ventus 2b',
      operationType: 'Wave or high-altitude flight',
      flightPhase: 'Wave soaring',
      weatherConditions: 'Rotor or mountain-wave turbulence',
      airspaceClass: 'Gliding sector, wave box or temporary reserved area',
      reporterName: 'Alvin Crosthwaite',
      reporterEmail: 'alvin.c@example.net',
    },
  },
  {
    club: 0,
    state: 'pending',
    daysAgo: 1,
    minutesPastMidnightUtc: 1175,
    happenedDaysBefore: 0,
    texts: {
      headline: 'Infringed the TMZ, 200 m, 4 minutes',
      narrative: prose`
        My map was last year's. The corner of the zone has moved and I cut it. I noticed when a controller called "unknown glider
        near the reservoir". I answered, gave my registration G-CZWV, and left to the west. He was very polite about it. I have
        filed with the authority as well. Now I update on the first of each month with the vario logger plugged in.`,
      localTime: '15:12',
      worldRegion: 'United Kingdom',
      aircraftCategory: 'Glider with sustainer (turbo, FES or jet)',
      manufacturer: 'Schempp-Hirth',
      model: 'Discus 2cT',
      aircraftRegistration: 'G-CZWV',
      operationType: 'Cross-country',
      flightPhase: 'Cruise or searching for lift',
      airspaceClass: 'Transponder or radio mandatory zone (TMZ/RMZ)',
      reporterName: 'Desmond Achterberg',
      reporterEmail: 'des.a@example.org',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 221,
    minutesPastMidnightUtc: 1090,
    happenedDaysBefore: 1,
    comment: prose`
      It is worth saying plainly: an instructor entered a spin by accident and recovered in three quarters of a turn because he
      was current in exactly that. The slow turn towards the field, over-ruddered because the ground looks fast downwind, is how
      it begins everywhere. We fly one spin revision each spring, instructors first.`,
    texts: {
      headline: 'Unintended spin entry in the final turn exercise',
      narrative: prose`
        Instructor's report. I was demonstrating, at 1,900 ft, how an over-ruddered final turn looks from inside. I have done it a
        hundred times. This time the wing dropped in earnest, a clean incipient spin to the left. Standard recovery, 350 ft lost.
        The student thought it was part of the lesson. I have since told her that it was not.`,
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'PZL Bielsko (SZD)',
      model: 'SZD-50-3 Puchacz',
      operationType: 'Training - dual (with instructor)',
      flightPhase: 'Stall or spin exercise',
      weatherConditions: 'VMC - good',
      reporterEmail: 'old.instructor@example.com',
    },
  },
  {
    club: 1,
    state: 'approved',
    daysAgo: 75,
    minutesPastMidnightUtc: 1402,
    happenedDaysBefore: 0,
    comment: prose`
      Two litres is not much for five hours at 100 °F. Dehydration takes judgement first, and the landing shows it last. The
      club now keeps a cooler at the grid, and "how much did you drink?" is a question that crews may ask on the radio. Relief
      systems are nothing to giggle about: most pilots who do not drink do not drink because of that.`,
    texts: {
      headline: 'Dehydrated, forgot the wheel, forgot which runway',
      narrative: prose`
        five hrs blue thermals ~100F in the cockpit. drank one bottle bc i dont like to use the bag. on downwind i could not
        remember which way the wind was and called the wrong runway number, someone on the ground corrected me nicely. wheel
        came down on short final only because that same someone said "gear". sat under the wing for 1/2 hr after and couldnt do
        up my shoes. drink people`,
      worldRegion: 'United States',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Schweizer Aircraft',
      model: 'SGS 1-35',
      operationType: 'Record or badge attempt',
      flightPhase: 'Circuit - downwind',
      weatherConditions: 'Hot and high',
      reporterEmail: 'thirsty@example.net',
    },
  },
  {
    club: 1,
    state: 'hidden',
    daysAgo: 260,
    minutesPastMidnightUtc: 20,
    comment: prose`
      Hidden at the request of both pilots until the authority has closed its file. What we can say already: keep the radio on
      the common frequency on the ridge, and give way early and visibly.`,
    texts: {
      headline: 'Head-on on the ridge',
      narrative: prose`
        Met head-on at ridge top height. I had the hill on my right and held course, the other glider did not move until very
        late. We passed canopy to canopy. I could read the contest number and I would rather not write it here.`,
      worldRegion: 'United States',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      operationType: 'Local soaring',
      flightPhase: 'Ridge or slope soaring',
      weatherConditions: 'Strong or gusting wind',
      reporterEmail: 'ridge.runner@example.com',
    },
  },
];
