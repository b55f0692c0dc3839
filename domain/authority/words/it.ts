/** A report's status with the aviation authority: the chip on the dashboard and in its dialog, and a sentence for the reporter after sending. */

/**
 * The chip. The word before the colon is also the name of a tab; keep the colon. In the last 48 hours it counts hours
 * ("1 day 4 h left" is 28 hours), otherwise full days; `late` means after the deadline.
 */
export const daysLeft = { one: 'Autorità: ancora {days} giorno', other: 'Autorità: ancora {days} giorni' };
export const daysLate = {
  one: 'Autorità: in ritardo di {days} giorno',
  other: 'Autorità: in ritardo di {days} giorni',
};
export const dayAndHoursLeft = 'Autorità: ancora 1 giorno e {hours} h';
export const hoursLeft = 'Autorità: ancora {hours} h';
export const hoursLate = 'Autorità: in ritardo di {hours} h';
export const dueNow = 'Autorità: scade ora';
export const notReportable = 'Autorità: nessun obbligo';
/** A file was sent to the authority on {day}, such as `3 Jun 2026`. */
export const sent = 'Autorità: invio {day}';
/** {reference} is the number that the authority gave it. */
export const sentWithReference = 'Autorità: invio {day}, rif. {reference}';

/** After a report is sent, in a club that has to report some events; {portal} is a link with the name of the authority's site or page. */
export const duty = 'Alcuni eventi vanno segnalati anche all’autorità, entro 72 ore: {portal}';
/** The link to the British authority (CAA): a page where one chooses how to report. */
export const caaPage = 'la pagina della CAA per le segnalazioni';
