/** One published report in full. */

export const whatHappened = 'What Happened';
export const photos = 'Photos';
export const analysis = 'Safety Management Analysis';
export const whenAndWhere = 'When & Where';
export const aircraft = 'Aircraft Information';
export const flight = 'Flight & Conditions';
/** Labels. */
export const date = 'Date';
export const time = 'Time';
export const location = 'Location';
export const area = 'Area';
export const category = 'Category';
export const manufacturer = 'Manufacturer';
export const model = 'Model';
export const operationType = 'Operation Type';
export const flightPhase = 'Flight Phase';
export const weather = 'Weather';
/** Shown for a missing value. */
export const notGiven = 'Not given';
/** Parts of the day, shown instead of a time. */
export const partsOfDay = {
  morning: 'morning',
  midday: 'midday',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'night',
};
/** {note} is the word Note, in bold. */
export const removed =
  '{note} Identifying information has been removed to protect privacy while sharing valuable safety lessons.';
export const note = 'Note:';

/** Shown without scripts. */
export const isNotPublic = 'This report is not public.';
export const needsScript = 'Filtering the reports needs JavaScript.';
export const showAll = 'Show all reports';
