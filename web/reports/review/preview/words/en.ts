/** The review dialog: names for finds, wherever they are marked or listed. */

/** Words of the report in quotation marks, as the language writes them. */
export const quoted = '“{words}”';

/** Kinds of finds, in a word or two. */
export const kinds = {
  name: 'name',
  email: 'email',
  phone: 'phone number',
  registration: 'registration',
  club: 'club',
  number: 'number',
  address: 'address',
  coordinates: 'position',
  link: 'web address',
  handle: 'social media handle',
  date: 'date',
  time: 'time',
  marked: 'marked by hand',
};
/** The same if uncertain, as a badge. */
export const possibleKinds = {
  name: 'possible name',
  email: 'possible email',
  phone: 'possible phone number',
  registration: 'possible registration',
  club: 'possible club',
  number: 'possible number',
  address: 'possible address',
  coordinates: 'possible position',
  link: 'possible web address',
  handle: 'possible social media handle',
  date: 'possible date',
  time: 'possible time',
  marked: 'possible passage marked by hand',
};
/** The same if uncertain, in small print after the words; {kind} is one of `kinds`. */
export const uncertainKind = '{kind}?';
/** The number of uncertain finds, in a box above the preview. */
export const suggestions = {
  name: { one: '{count} possible name: please check', other: '{count} possible names: please check' },
  email: { one: '{count} possible email: please check', other: '{count} possible emails: please check' },
  phone: { one: '{count} possible phone number: please check', other: '{count} possible phone numbers: please check' },
  registration: {
    one: '{count} possible registration: please check',
    other: '{count} possible registrations: please check',
  },
  club: { one: '{count} possible club: please check', other: '{count} possible clubs: please check' },
  number: { one: '{count} possible number: please check', other: '{count} possible numbers: please check' },
  address: { one: '{count} possible address: please check', other: '{count} possible addresses: please check' },
  coordinates: { one: '{count} possible position: please check', other: '{count} possible positions: please check' },
  link: { one: '{count} possible web address: please check', other: '{count} possible web addresses: please check' },
  handle: {
    one: '{count} possible social media handle: please check',
    other: '{count} possible social media handles: please check',
  },
  date: { one: '{count} possible date: please check', other: '{count} possible dates: please check' },
  time: { one: '{count} possible time: please check', other: '{count} possible times: please check' },
  marked: {
    one: '{count} possible passage marked by hand: please check',
    other: '{count} possible passages marked by hand: please check',
  },
};

/** What happened to a find, within a sentence. */
export const outcomes = {
  replace: 'replaced in the public copy',
  keep: 'left as it is written',
  suggest: 'possible match, please check',
};
