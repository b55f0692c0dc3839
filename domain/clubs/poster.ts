/** What stands on a club's poster (contract C10.6). */
import * as z from 'zod/mini';

/** `isSettled` is false where nobody has said under which address people find the site. `short`: the same to type. `qr`: a square SVG path. */
export const Poster = z.object({
  clubName: z.string(),
  address: z.string(),
  short: z.string(),
  isSettled: z.boolean(),
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type Poster = z.output<typeof Poster>;
