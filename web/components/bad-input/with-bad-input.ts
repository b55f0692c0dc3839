/** Browsers report an impossible or half-typed date or time as empty. */
const badInputs = () => [...document.querySelectorAll('input')].filter(({ validity }) => validity.badInput);

/** Replaces values of fields, named by their ids, with one that their rules refuse. */
export const withBadInput = <Values extends object>(values: Values): Values => ({
  ...values,
  ...Object.fromEntries(badInputs().map(({ id }) => [id, '?'])),
});
