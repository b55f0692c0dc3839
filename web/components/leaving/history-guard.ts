/** While set, Back and Forward leave the page only if it returns false. */
export const historyGuard: { current: (() => boolean) | null } = { current: null };

/** Resolves to false if one has not left after all. */
export type Leave = () => unknown;

/** While set, a button that leaves the page, such as Logout, passes how it leaves to this. */
export const leaveGuard: { current: ((leave: Leave) => void) | null } = { current: null };
