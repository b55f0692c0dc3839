/** Sample reports: ropes, engines, rigging and other equipment. Everything in them is invented. */
import { prose, type SampleReport } from '../sample-report.ts';

export const EQUIPMENT: readonly SampleReport[] = [
  {
    club: 0,
    state: 'hidden',
    daysAgo: 203,
    minutesPastMidnightUtc: 905,
    comment: prose`
      Published at first; taken down again while we find out from the maker whether other engines of this series are
      affected. The pilot's decision was the right one: a self-launcher that does not climb is a glider with a plan to land.`,
    texts: {
      headline: 'Loss of power on self-launch',
      narrative: prose`
        At 350 ft after take-off the engine lost about a third of its power. I could hold height and not more. I turned
        downwind early, left the engine where it was because a half-retracted one is worse, and landed across the field.
        Later we found a fuel vent blocked by an insect nest. It had flown well the week before.`,
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Self-launching glider',
      manufacturer: 'DG Flugzeugbau',
      model: 'DG-808C',
      operationType: 'Cross-country',
      flightPhase: 'Self-launch - take-off and climb',
      reporterEmail: 'member.118@example.org',
    },
  },
  {
    club: 0,
    state: 'pending',
    daysAgo: 5,
    minutesPastMidnightUtc: 1300,
    happenedDaysBefore: 0,
    comment: prose`
      Draft, to be agreed with the launch marshals: a rope with a knot is a broken rope. The knot halves its strength, and it
      hides in long grass. Ropes are now run through the hand every morning, and the spare hangs in the tug, not in the hut.`,
    texts: {
      headline: 'Tow rope parted, knot found',
      narrative: 'Rope broke at 150 ft on aerotow. Landed ahead in the stubble. There was a knot in it.',
      aircraftCategory: 'Glider (sailplane)',
      model: 'Astir CS',
      manufacturer: 'Grob Aircraft',
      flightPhase: 'Aerotow - launch failure or rope break',
      reporterEmail: 'short.and.sweet@example.com',
    },
  },
  {
    club: 1,
    state: 'approved',
    daysAgo: 64,
    minutesPastMidnightUtc: 210,
    happenedDaysBefore: 0,
    comment: prose`
      Nobody was airborne, and it is still the most important report of the month. The elevator of this type must be connected
      by hand, and its fitting looks connected when it is not. A positive control check means: one person holds the surface,
      the other pushes against it, and both say what they felt. Distraction did the rest, so our rigging board now hangs on the
      trailer door: while it says RIGGING, nobody chats.`,
    texts: {
      headline: 'Elevator not connected, found at positive control check',
      narrative: prose`
        We rigged in a hurry because the task was called early. At the positive control check my crew held the elevator and I
        moved the stick and he said "nothing". It was not connected. The pin was lying in the seat pan. I had been talking with
        three people while I rigged. I would have flown, had he not insisted. His name is Everett Lund and I owe him a steak.`,
      worldRegion: 'United States',
      stateArea: 'Nevada',
      injuryLevel: 'No injury',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Glasflügel',
      model: 'H 301 Libelle',
      aircraftRegistration: 'N93QX',
      operationType: 'Rigging, de-rigging or trailering',
      flightPhase: 'Pre-flight inspection and checks',
      reporterName: 'Curtis Yamane',
      reporterEmail: 'c.yamane@example.com',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 118,
    minutesPastMidnightUtc: 1185,
    happenedDaysBefore: 2,
    comment: prose`
      The tailplane stayed on by friction and by luck. The bolt had been put in, "for the moment", without its safety pin, and
      the moment lasted until the second flight. From today: the pin goes in before the hand comes off the bolt, and the daily
      inspection is signed by someone who did not rig. Thank you for landing at once and for telling us at once.`,
    texts: {
      headline: 'Tailplane bolt not secured',
      narrative: prose`
        During the second launch of the day there was a light knock from behind whenever I moved the stick, as if somebody
        tapped on the fuselage with a pencil. I told my P2 we would go back, flew no more than 55 kt and a very wide circuit.
        The tailplane bolt had backed out by five turns. The safety pin was in the pocket of the person who rigged it.

        I do not want him to be blamed, he has been here since six in the morning rigging other people's gliders.`,
      localTime: '13:30',
      worldRegion: 'United Kingdom',
      injuryLevel: 'No injury',
      highestDamage: 'Minor damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Grob Aircraft',
      model: 'G 103 Twin II',
      operationType: 'Mutual or buddy flight',
      flightPhase: 'Cruise or searching for lift',
      reporterEmail: 'member.095@example.net',
    },
  },
  {
    club: 1,
    state: 'pending',
    daysAgo: 9,
    minutesPastMidnightUtc: 1380,
    happenedDaysBefore: 2,
    texts: {
      headline: 'Parachute 14 months past repack',
      narrative: prose`
        Borrowed a club parachute from the rack. The card was behind the flap and dated fourteen months back. I flew with it for
        three hours before I looked. Two more on the rack are the same. Sent to the rigger on Monday. Suggest a board by the door
        with the dates in big numbers.`,
      worldRegion: 'United States',
      aircraftCategory: 'No aircraft (ground equipment or people only)',
      operationType: 'Local soaring',
      flightPhase: 'Not in flight (club or site safety)',
      reporterEmail: 'member.007@example.org',
    },
  },
  {
    club: 0,
    state: 'approved',
    daysAgo: 177,
    minutesPastMidnightUtc: 980,
    happenedDaysBefore: 0,
    comment: prose`
      Water ballast that comes out of one wing only is a rolling moment that grows with time. The pilot noticed it on the ground
      run, because he was waiting for it: he had decided before that a wing which cannot be lifted by 20 kt means release.
      Please open the valves for ten seconds before the launch and look at both.`,
    texts: {
      headline: 'Asymmetric ballast, launch abandoned',
      narrative: prose`
        Full of water, 0 wind. Wing went down on the left at about 15 kt and full aileron did nothing. Released, slewed through
        maybe 40 degrees, stopped. Right hand dump had leaked overnight, left tank full. Some 60 kg difference. No damage but
        for the grass and my pride. Competition number WQ, you all saw it anyway.`,
      locationOccurrence: 'Grid, runway 05',
      worldRegion: 'United Kingdom',
      highestDamage: 'No damage',
      aircraftCategory: 'Glider (sailplane)',
      manufacturer: 'Alexander Schleicher',
      model: 'ASG 29',
      operationType: 'Competition',
      flightPhase: 'Aerotow - ground run',
      weatherConditions: 'VMC - good',
      reporterEmail: 'member.173@example.com',
    },
  },
];
