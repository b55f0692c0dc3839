/** While set, Back and Forward leave the page only if it returns false. */
export const historyGuard: { current: (() => boolean) | null } = { current: null };
