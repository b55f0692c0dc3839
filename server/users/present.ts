/** `null` without an account, or if it has been deleted. */
export const presentColleague = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };
