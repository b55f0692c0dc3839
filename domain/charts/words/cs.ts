// Charts of reports over time.

/** Below a column, very short: the quarter of a year, {number} is 1 to 4. */
export const quarter = 'Q{number}';
/** The same in a table, with the year. */
export const quarterOfYear = '{number}. čtvrtletí {year}';
