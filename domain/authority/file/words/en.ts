/** What the file for the authority still lacks, in a report's dialog: each text links to its field, whose name is the key. */

export const gaps = {
  occurrenceClass: 'Choose a class',
  categories: 'Choose a category',
  eventTypes: 'Choose what happened',
  outcome: 'Choose the possible outcome',
  barriers: 'Choose the remaining safeguards',
  headline: 'Write a headline',
  localDate: 'Enter the date, local or UTC',
  locationOccurrence: 'Enter the location, or the state or area',
  responsibleEntity: 'The club’s authority has not been chosen yet: a super-admin can choose it in Club settings',
};
