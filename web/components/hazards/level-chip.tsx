/** The risk level as number, class and shape (C18.2). */
import { CircleCheck, OctagonAlert, SquareMinus, TriangleAlert } from 'lucide-react';
import { classOf, type LevelClass, levelLabel, levelOf } from '../../../domain/hazards/level.ts';
import { fill } from '../../../domain/language/text.ts';
import * as words from './words/en.ts';

/** The shape shows the class; colour is secondary. */
export const LOOKS: Record<LevelClass, { Icon: typeof CircleCheck; look: string }> = {
  acceptable: { Icon: CircleCheck, look: 'bg-good-tint text-good' },
  tolerable: { Icon: SquareMinus, look: 'bg-sky-tint text-sky' },
  undesirable: { Icon: TriangleAlert, look: 'bg-serious-tint text-serious' },
  unacceptable: { Icon: OctagonAlert, look: 'bg-danger-tint text-danger' },
};

export function LevelChip({ severity, likelihood }: { severity: number | null; likelihood: number | null }) {
  const level = levelOf(severity, likelihood);
  if (level === null) return <span className="text-sm text-ink-soft">{words.notRated}</span>;
  const name = classOf(level);
  const { Icon, look } = LOOKS[name];
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-[0.875rem] px-2.5 py-1 text-[0.8125rem] leading-tight font-semibold max-[24rem]:flex-wrap max-[24rem]:px-1.5 ${look}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {fill(words.levelWithLabel, { level, words: levelLabel(name) })}
    </span>
  );
}
