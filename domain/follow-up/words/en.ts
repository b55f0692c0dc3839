/** The follow-up of a report in the dashboard's dialog: the codes one chooses from, and where it stands. Each table is by the code that is stored. */

/** Where a follow-up stands, on a chip. */
export const states = {
  new: 'New',
  assessing: 'Looking into it',
  acting: 'Doing something about it',
  monitoring: 'Checking whether it worked',
  closed: 'Closed',
};

/** Its fields: labels on the page, and names in what is said of them. */
export const fields = {
  takenBy: 'Taken by',
  occurrenceClass: 'Class',
  categories: 'Categories',
  eventTypes: 'What happened',
  outcome: 'Possible outcome',
  barriers: 'Remaining safeguards',
  findings: 'Findings',
  conclusions: 'Conclusions',
  told: 'What the reporter will read',
};

/** Classes of occurrence, as the law has them (Regulation (EU) No 996/2010; ADREP value list 431). */
export const occurrenceClasses = {
  100: 'Accident',
  200: 'Serious incident',
  300: 'Incident',
  400: 'Occurrence without safety effect',
  501: 'Observation',
  502: 'Occurrence with no flight intended',
};

/** Why a follow-up can be closed: choices, and the end of the sentence that says who closed it. */
export const closingReasons = {
  done: 'Done',
  'no-action-needed': 'No action needed',
  duplicate: 'Reported twice',
  'not-an-occurrence': 'Not an occurrence',
  'passed-on': 'Passed on to somebody else',
};

/** Answers to "If it had gone on, what would have come of it?": the worst believable outcome. */
export const outcomes = {
  4: 'Several deaths or the aircraft lost',
  3: 'One or two deaths, serious injuries or major damage',
  2: 'Minor injuries or damage',
  1: 'No accident possible',
};

/** Answers to "What still stood between this and that?": what was left before that outcome. */
export const barriers = {
  1: 'Several safeguards were left',
  2: 'Some margin was left',
  3: 'Very little was left',
  4: 'Nothing but luck',
};

/** Categories of occurrence (ADREP value list 430) in the words of glider pilots. The letters before the colon are the international code and stay. */
export const categories = {
  104: 'GTOW: Glider towing and launching',
  103: 'LOLI: Ran out of lift, landed out',
  14: 'MAC: Collision or near miss in the air',
  2: 'ARC: Hard, bounced or wheel-up landing',
  13: 'LOC-I: Loss of control in flight, stall, spin',
  12: 'LOC-G: Loss of control on the ground, ground loop',
  22: 'USOS: Landed short or long',
  15: 'RE: Ran off the runway or strip',
  102: 'CTOL: Hit an obstacle while taking off or landing',
  8: 'RAMP: Ground handling, rigging, people on the field',
  9: 'GCOL: Collision on the ground',
  28: 'RI: Somebody or something on the runway or strip',
  18: 'SCF-NP: Something failed, not the engine',
  19: 'SCF-PP: Engine or propeller failed',
  106: 'NAV: Navigation or airspace',
  23: 'WSTRW: Wind shear, gust or thunderstorm',
  29: 'BIRD: Hit a bird',
  98: 'OTHR: Something else',
  24: 'ADRM: The airfield itself',
  1: 'AMAN: Abrupt manoeuvre',
  25: 'ATM: Air traffic service, radio or radar',
  26: 'CABIN: In the cockpit or cabin',
  3: 'CFIT: Flew into a slope or the ground under control',
  4: 'EVAC: Getting out, bail-out',
  101: 'EXTL: Load carried outside',
  5: 'F-NI: Fire or smoke without a crash',
  6: 'F-POST: Fire or smoke after a crash',
  7: 'FUEL: Fuel',
  10: 'ICE: Icing',
  11: 'LALT: Low flying',
  105: 'MED: Taken ill',
  20: 'SEC: Security',
  21: 'TURB: Turbulence',
  100: 'UIMC: Got into cloud unintended',
  99: 'UNK: Not known',
  27: 'WILD: Hit an animal',
};

/** What happened (ADREP value list 390), in the words of glider pilots; by the course of a flight: launch, air, landing, ground, equipment. */
export const eventTypes = {
  5020702: 'Winch cable broke',
  5020701: 'Winch engine failed',
  5020798: 'Other trouble with the winch or its gear',
  99012020: 'Aerotow rope broke',
  99011325: 'Tow release would not let go',
  99011324: 'Tow release let go by itself',
  99010329: 'Became airborne without meaning to',
  2080300: 'Stall or pre-stall buffet',
  2080400: 'Spin',
  2180300: 'Near miss with another aircraft',
  2050100: 'Collision with another aircraft in the air',
  2020400: 'Entered airspace without clearance',
  99010314: 'Flew into cloud on purpose',
  99010315: 'Got into cloud without meaning to',
  99010389: 'Nearly hit a cable or power line',
  99010390: 'Nearly hit a tree, slope or other obstacle',
  3080000: 'Field landing with no choice left',
  3010000: 'Field landing chosen in time',
  2010600: 'Hard landing',
  99010053: 'Bounced landing',
  2010800: 'Landed short',
  99010318: 'Landed long',
  2011202: 'Landed with the wheel up',
  2070400: 'Ran off the end of the runway or strip',
  2070100: 'Ran off the side of the runway or strip',
  2200101: 'Aircraft in the way on the runway or strip',
  2200102: 'Vehicle, cable or gear in the way on the runway or strip',
  2200103: 'Person in the way on the runway or strip',
  99010060: 'Hit something while being towed on the ground',
  99011485: 'Canopy would not open or close',
  99011486: 'Canopy came off',
  99010885: 'Airbrakes or spoilers moved wrongly',
};
