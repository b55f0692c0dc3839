/** Browsers report an impossible or half-typed date or time as empty. */
const unreadable = () => [...document.querySelectorAll('input')].filter(({ validity }) => validity.badInput);

/** Replaces values of fields, named by their ids, with one that their rules refuse. */
export const withUnreadable = <Values extends object>(values: Values): Values => ({
  ...values,
  ...Object.fromEntries(unreadable().map(({ id }) => [id, '?'])),
});
