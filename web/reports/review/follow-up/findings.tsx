/** Findings and conclusions, for the safety team only (C8.3). */
import { FOLLOW_UP_TEXT_MAX } from '../../../../domain/follow-up/follow-up.ts';
import { fields } from '../../../../domain/follow-up/words/en.ts';
import { SavedText } from '../../../components/saving/saved-text.tsx';
import { Section } from './sections/section.tsx';
import type { OpenFollowUp } from './state/use-follow-up.ts';
import * as words from './words/en.ts';

const TEXTS = ['findings', 'conclusions'] as const;

export function Findings({ followUp: { values, errors, isClosed, saver, write } }: { followUp: OpenFollowUp }) {
  return (
    <Section name="findings" title={words.sectionNames.findings} note={words.onlyTeamReads}>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {TEXTS.map((field) => (
          <SavedText
            key={field}
            id={field}
            label={fields[field]}
            value={values[field]}
            error={errors[field]}
            max={FOLLOW_UP_TEXT_MAX}
            disabled={isClosed}
            onWrite={(text) => write({ [field]: text })}
            onLeave={() => void saver.flush()}
          />
        ))}
      </div>
    </Section>
  );
}
