import * as z from 'zod/mini';

export const Poster = z.object({
  clubName: z.string(),
  address: z.string(),
  short: z.string(),
  isSettled: z.boolean(),
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type Poster = z.output<typeof Poster>;
