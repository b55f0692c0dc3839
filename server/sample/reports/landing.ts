/** Sample reports: circuits, landings and fields. Everything in them is invented. */
import { prose, type SampleReport } from '../sample-report.ts';

export const LANDING: readonly SampleReport[] = [
  {
    club: 0,
    state: 'approved',
    daysAgo: 19,
    minutesPastMidnightUtc: 1030,
    happenedDaysBefore: 0,
    comment: prose`
      The wheel was down for the whole flight: it was never raised, so the "undercarriage" check on downwind raised it. That
      is the commonest wheel-up landing of all. The check is to look at the lever and its placard, not to move something. The
      gear warning had been disconnected since the annual; it is connected again, and that is our share of it.`,
    texts: {
      headline: 'Wheel-up landing',
      narrative: 'Moved the lever on downwind. Wrong way. Belly on grass, scratched gel coat. Entirely my own doing.',
      localTime: '16:45',
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'Minor damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Rolladen-Schneider',
      model: 'LS4',
      operationType: 'Local soaring',
      flightPhase: 'Landing - flare and touchdown',
      weatherConditions: 'VMC - good',
      reporterEmail: 'member.204@example.org',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 41,
    minutesPastMidnightUtc: 1260,
    happenedDaysBefore: 1,
    comment: prose`
      A broken fuselage and an unhurt pilot: in the right order. The field had been chosen from 1,800 ft, which is good, but
      the wires were seen at 300 ft, which is too late to choose another. Single wires cannot be seen; poles can. Fly round the
      field, look for poles in the hedges, and assume that every house in the corner has a wire to it.

      The decision to put it down hard, short of the wires and straight, rather than to stretch over them, was the right one.
      Thank you also for the photographs; with your leave they will be in the winter lectures.`,
    texts: {
      headline: 'Outlanding, heavy touchdown short of wires',
      narrative: prose`
        First cross-country of the year with the Club Libelle. Downwind task, the sky went blue after the second turning point.
        At 1,800 ft I had a stubble field, long, into wind, slight upslope, all as in the book. I said the checks out loud.

        On final I saw one pole, and then no second pole, and then the second pole behind a tree. So there was a wire between
        them, right where I wanted to cross the hedge. I could go over or under or not at all. I took full brakes and put it
        on the near headland, which is plough. It was a very hard landing. The tail boom cracked just ahead of the fin.

        The farmer, Mr Hollingbery of Nettle Farm, came with a flask and was kindness itself. He says the wire feeds his pump.
        I have back pain but I can walk, the doctor says bruised. Please let nobody tell me that I should have been higher, I
        know that. Bronwen Kettleby, 07700 900163.`,
      locationOccurrence: 'Field near Nettle Farm, 30 km south of Wrenfold',
      localTime: '15:50',
      worldRegion: 'United Kingdom',
      stateArea: 'Herefordshire',
      injuryLevel: 'Minor injury',
      highestDamage: 'Substantial damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Glasflügel',
      model: 'H 205 Club Libelle',
      aircraftRegistration: 'G-DZQR',
      serialNumber: '9917',
      operationType: 'Cross-country',
      flightPhase: 'Outlanding (field landing)',
      weatherConditions: 'VMC - good',
      reporterName: 'Bronwen Kettleby',
      reporterEmail: 'bronwen.kettleby@example.com',
      reporterTelephone: '+44 7700 900163',
    },
  },
  {
    club: 1,
    state: 'approved',
    daysAgo: 88,
    minutesPastMidnightUtc: 1435,
    happenedDaysBefore: 0,
    comment: prose`
      A dust devil on the threshold at two in the afternoon is normal here and a surprise to visitors; that is our briefing
      to improve, and it is in the visitor's sheet now. Extra speed on final is worth more than a precise touchdown point, and
      nobody ever complained about a long landing on 6,000 ft of runway.`,
    texts: {
      headline: 'Wing dropped in a dust devil on short final',
      narrative: prose`
        I am visitor from Europe, please excuse my english. On the final, maybe 15 meter high, the left wing is suddenly falling,
        full stick to the right has no answer. Then it comes back alone and we touch the ground on one wheel and one wing tip.
        After it I have seen the dust going away over the runway. At home we do not have this animal. I flew 100 km/h, yellow
        triangle is 95. The local instructor Mr. Beauregard told me he is flying 120 in the afternoon. Nobody told before.`,
      locationOccurrence: 'Copperhollow Field, runway 28',
      localTime: '14:05',
      worldRegion: 'United States',
      injuryLevel: 'No injury',
      highestDamage: 'Minor damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Schempp-Hirth',
      model: 'Duo Discus',
      operationType: 'Check flight or annual check',
      flightPhase: 'Circuit - final approach',
      weatherConditions: 'Dust devils about',
      reporterEmail: 'guest.pilot@example.net',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 126,
    minutesPastMidnightUtc: 860,
    happenedDaysBefore: 0,
    comment: prose`
      Nobody was hit, by about ten metres. The pilot saw the children late because nobody expects children there; the parents
      had walked where the gap in the fence invited them. The gap is closed, there is a sign in the picture language of airports,
      and on open days a marshal stands there. Thank you for writing to us as a guest: we would never have heard of it.`,
    texts: {
      headline: 'Children on the landing area',
      narrative: prose`
        I'm not a pilot, I'm a mum. We came for the open day. My two (4 and 7) ran under the rope after a kite and onto the big
        grass bit, and I ran after them, and then there was this sort of whistling noise and a glider went past us, really low,
        and landed beyond. It made no engine noise at all!! I didn't know that it would be so quiet.

        The pilot came over afterwards and I thought he would shout but he knelt down and showed my son the wing. I was crying by
        then. There was nothing to tell us it was a runway. It just looks like a field. I'm not angry, everybody was lovely, but
        please put up a proper fence. Becca Lindqvist, becca.l@example.com`,
      locationOccurrence: 'Public car park side of the field',
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      operationType: 'Scout camp and open day',
      aircraftCategory: 'Unknown',
      flightPhase: 'Landing - flare and touchdown',
      reporterName: 'Becca Lindqvist',
      reporterEmail: 'becca.l@example.com',
      reporterTelephone: '07700 900119',
    },
  },
  {
    club: 1,
    state: 'pending',
    daysAgo: 6,
    minutesPastMidnightUtc: 55,
    happenedDaysBefore: 0,
    comment: prose`
      Looking into the frequency card with the tow pilots. Meanwhile: a downwind call says where, which way and what type, and if
      you hear nothing for ten minutes on a Saturday, suspect your own radio first.`,
    texts: {
      headline: 'Opposite direction landing, radio on wrong frequency',
      narrative: prose`
        Landed on 10 while the tow plane landed on 28. We met at mid field about 200 ft apart sideways. I was on 123.3 and the
        field is on 123.5 since this year. Windsock was limp so both ends looked good.`,
      localTime: '17:20',
      worldRegion: 'United States',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Schweizer Aircraft',
      model: 'SGS 1-26',
      flightPhase: 'Landing - ground run',
      weatherConditions: 'Tailwind or wind shift',
      reporterEmail: 'one-twenty-six@example.org',
    },
  },
  {
    club: 0,
    state: 'hidden',
    daysAgo: 188,
    minutesPastMidnightUtc: 700,
    comment: prose`
      Taken down because the field and the day could be recognised by everyone in the valley. A general text on low
      circuits in curl-over will follow instead.`,
    texts: {
      headline: 'Undershoot in sink behind the trees',
      narrative: prose`
        Strong southerly, came round low, and the air behind the poplars simply went down. Closed the brakes, cleared the hedge by
        a metre at most and stopped within my own length. I had been told at the briefing.`,
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      flightPhase: 'Circuit - final approach',
      weatherConditions: 'Strong sink or curl-over',
      reporterEmail: 'member.152@example.net',
    },
  },
];
