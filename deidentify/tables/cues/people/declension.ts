/** Polish and Czech case endings of names, folded: "Wąsikowi", "Pluty". */
export const CASE_ENDINGS: readonly string[] =
  'owi iem em a u ie e y i om ami ach ow ego emu im ym ovi ou ho mu imu eho'.split(' ');

/** Endings of names before they are declined. */
export const UNDECLINED_ENDINGS: readonly string[] = ['', 'a', 'i', 'y', 'o', 'e'];
