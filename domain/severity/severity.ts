/** Severity is derived from injury and damage, never stored (section 3) */
import { expressionOf, mayNegate, negationOf } from './expressions.ts';
import { BETWEEN, NEGATORS, NOBODY, PEOPLE } from './negations.ts';
import { DAMAGE_WORDS, INJURY_WORDS, type Levels, SOFTENED, UNDERSTATED, WORSE } from './typed-words.ts';

export const SEVERITIES = ['none', 'minor', 'serious', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** `anywhere`: English words, even negated (section 3), and words that say so with a negation. */
export type Expressions = { anywhere: string; unlessNegated: string };

const ENGLISH = {
  critical: { injury: 'fatal', damage: 'destroyed' },
  serious: { injury: 'serious', damage: 'substantial' },
  minor: { injury: 'minor', damage: 'minor' },
};
const WITH_NEGATION = {
  critical: WORSE,
  serious: { injury: UNDERSTATED, damage: UNDERSTATED },
  minor: { injury: SOFTENED, damage: SOFTENED },
};

/** What is to be removed before `unlessNegated` is tried. */
export const negations = () => {
  const negators = { all: NEGATORS, nobody: NOBODY, people: PEOPLE };
  const negation = (words: Levels) => negationOf(negators, [BETWEEN, ...Object.values(words)].join(' '), SOFTENED);
  return {
    injury: negation(INJURY_WORDS),
    damage: negation(DAMAGE_WORDS),
    mayNegate: mayNegate(NEGATORS, SOFTENED),
  };
};

export const severityExpressions = () =>
  (['critical', 'serious', 'minor'] as const).map((severity) => {
    const expressions = (field: 'injury' | 'damage', words: Levels): Expressions => ({
      anywhere: `${ENGLISH[severity][field]}|${expressionOf(WITH_NEGATION[severity][field])}`,
      unlessNegated: expressionOf(words[severity]),
    });
    return { severity, injury: expressions('injury', INJURY_WORDS), damage: expressions('damage', DAMAGE_WORDS) };
  });

type Test = (text: string, affirmed: string) => boolean;

function compile() {
  const negation = negations();
  const mayNegate = new RegExp(negation.mayNegate);
  const affirmed = (pattern: string) => {
    const negated = new RegExp(pattern, 'g');
    return (text: string) => (mayNegate.test(text) ? text.replace(negated, ' ') : text);
  };
  const test = ({ anywhere, unlessNegated }: Expressions): Test => {
    const [first, second] = [new RegExp(anywhere), new RegExp(unlessNegated)];
    return (text, affirmed) => first.test(text) || second.test(affirmed);
  };
  const levels = severityExpressions().map((level) => ({
    severity: level.severity,
    injury: test(level.injury),
    damage: test(level.damage),
  }));
  return { levels, affirmed: { injury: affirmed(negation.injury), damage: affirmed(negation.damage) } };
}

let compiled: ReturnType<typeof compile> | undefined;

/** Also from typed words in nine languages (C14.5). */
export function severityOf(report: { injuryLevel: string | null; highestDamage: string | null }): Severity {
  compiled ??= compile();
  const lower = (text: string | null) => (text ?? '').normalize('NFC').toLowerCase();
  const [injured, damaged] = [lower(report.injuryLevel), lower(report.highestDamage)];
  const { levels, affirmed } = compiled;
  const [injuryLeft, damageLeft] = [affirmed.injury(injured), affirmed.damage(damaged)];
  const found = levels.find(({ injury, damage }) => injury(injured, injuryLeft) || damage(damaged, damageLeft));
  return found?.severity ?? 'none';
}
