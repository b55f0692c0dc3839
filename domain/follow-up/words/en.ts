/** The follow-up of a report, in the dashboard's dialog: the codes to choose from, and its state. Keys are the stored codes. */

/** The state of a follow-up, on a chip. */
export const states = {
  new: 'New',
  assessing: 'Looking into it',
  acting: 'Doing something about it',
  monitoring: 'Checking whether it worked',
  closed: 'Closed',
};

/** Its fields: labels on the page, and names in error messages. */
export const fields = {
  takenBy: 'Assigned to',
  occurrenceClass: 'Class',
  categories: 'Categories',
  eventTypes: 'What happened',
  outcome: 'Possible outcome',
  barriers: 'Remaining safeguards',
  findings: 'Findings',
  conclusions: 'Conclusions',
  told: 'What the reporter will read',
};

/** Classes of occurrence, as in the law (Regulation (EU) No 996/2010; ADREP value list 431). */
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
