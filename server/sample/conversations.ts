/**
 * Sample conversations between reporters and safety managers (C1.4, C10). Hours count from the submission of
 * the report. Everybody in them is invented.
 */
import type { Writer } from '../../domain/receipt/message.ts';

type SampleMessage = { from: Writer; hoursLater: number; body: string };

export type SampleConversation = {
  /** Headline of the sample report. */
  headline: string;
  messages: readonly SampleMessage[];
  /** The first start prints this reporter's code. */
  isReplySent?: true;
  /** The team has not read the last message. */
  isNew?: true;
};

export const SAMPLE_CONVERSATIONS: readonly SampleConversation[] = [
  {
    headline: 'Weak link broke at 250 ft on my fourth solo',
    isReplySent: true,
    messages: [
      {
        from: 'team',
        hoursLater: 20,
        body: 'Thank you for telling us, and well flown. Do you remember where the box with the links was, and whether it was open?',
      },
      {
        from: 'reporter',
        hoursLater: 27,
        body: 'Beside the launch point bus, on the grass. It was open because the lid was gone. I think somebody had filled it up on Friday after the rain.',
      },
      {
        from: 'team',
        hoursLater: 45,
        body: 'That helps a lot: we found three more blue links in the black compartment. May we tell the story at the April briefing, without your name?',
      },
      {
        from: 'reporter',
        hoursLater: 51,
        body: 'Yes, please do. One thing more: nobody read the colour back to me when I asked for the black one. A read-back would have stopped it.',
      },
    ],
  },
  {
    headline: 'Canopy came open at about 300 feet on tow',
    isNew: true,
    messages: [
      {
        from: 'team',
        hoursLater: 3,
        body: 'Glad you are down in one piece. Could you check whether the rear pin moves freely, before anybody cleans it?',
      },
      {
        from: 'reporter',
        hoursLater: 9,
        body: 'Went back to the trailer tonight. It sticks half way, there is old grease on it. I took a photo and left everything as it is.',
      },
    ],
  },
];
