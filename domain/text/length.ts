/**
 * How long a text is (contract C3.4): in UTF-16 units, as browsers count, so that a field's `maxlength`, the server and the
 * settings agree. zod's own checks of length count code points, and an emoji is two units.
 */
import * as z from 'zod/mini';

/** Refuses a text of fewer units. */
export const atLeast = (units: number, error: string) => z.refine<string>((text) => text.length >= units, error);

/** Refuses a text of more units. */
export const atMost = (units: number, error: string) => z.refine<string>((text) => text.length <= units, error);
