/** A conversation for the safety team (C10.4). Times are ISO 8601 in UTC */

import * as z from 'zod/mini';
import * as refusals from '../refusals/words/en.ts';
import * as words from '../reports/words/en.ts';
import { requiredText, textField } from '../text/field.ts';
import { Colleague } from '../users/colleague.ts';
import { MESSAGE_RULE, WRITERS } from './message.ts';

export const TeamMessage = z.object({ body: requiredText(MESSAGE_RULE) });
export type TeamMessage = z.output<typeof TeamMessage>;

export const NO_SUCH_MESSAGE = refusals.noSuchMessage;

export const SeenUpTo = z.object({
  upTo: z.pipe(
    textField({ label: words.message, required: NO_SUCH_MESSAGE }),
    z.transform((id: string | null) => (id ?? '').toLowerCase()),
  ),
});
export type SeenUpTo = z.output<typeof SeenUpTo>;

/** `author`: the team member; `seen`: read by the other side. */
export const Message = z.object({
  id: z.uuid(),
  from: z.enum(WRITERS),
  author: z.nullable(Colleague),
  body: z.string(),
  at: z.iso.datetime(),
  seen: z.boolean(),
});
export type Message = z.output<typeof Message>;

export const Conversation = z.object({ hasReceipt: z.boolean(), messages: z.array(Message) });
export type Conversation = z.output<typeof Conversation>;

export const UNSEEN_MAX = 200;

export const Unseen = z.object({ count: z.int(), reportIds: z.array(z.uuid()) });
export type Unseen = z.output<typeof Unseen>;
