/** Severity is derived from injury and damage, never stored (section 3) */
import { DAMAGE_PHRASES, DAMAGE_WORDS, expressionOf, INJURY_WORDS } from './typed-words.ts';

export const SEVERITIES = ['none', 'minor', 'serious', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const severityExpressions = () =>
  [
    { severity: 'critical', injury: 'fatal', damage: 'destroyed' },
    { severity: 'serious', injury: 'serious', damage: 'substantial' },
    { severity: 'minor', injury: 'minor', damage: 'minor' },
  ].map(({ severity, injury, damage }) => {
    const level = severity as Exclude<Severity, 'none'>;
    return {
      severity: level,
      injury: expressionOf(injury, INJURY_WORDS[level]),
      damage: expressionOf(damage, DAMAGE_WORDS[level], DAMAGE_PHRASES[level]),
    };
  });

type Pattern = { severity: Severity; injury: RegExp; damage: RegExp };

let patterns: Pattern[] | undefined;

/** Also from typed words in nine languages (C14.5). */
export function severityOf(report: { injuryLevel: string | null; highestDamage: string | null }): Severity {
  patterns ??= severityExpressions().map(({ severity, injury, damage }) => ({
    severity,
    injury: new RegExp(injury),
    damage: new RegExp(damage),
  }));
  const lower = (text: string | null) => (text ?? '').normalize('NFC').toLowerCase();
  const [injured, damaged] = [lower(report.injuryLevel), lower(report.highestDamage)];
  return patterns.find(({ injury, damage }) => injury.test(injured) || damage.test(damaged))?.severity ?? 'none';
}
