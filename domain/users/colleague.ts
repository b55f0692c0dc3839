/** A staff member as seen by colleagues (C8.3, C8.7) */
import * as z from 'zod/mini';

export const Colleague = z.object({ id: z.uuid(), name: z.string() });
export type Colleague = z.output<typeof Colleague>;
