/** Severity is derived from injury and damage, never stored (specification section 3). */

export const SEVERITIES = ['none', 'minor', 'serious', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/**
 * The severity of an occurrence. In order of precedence: fatal or destroyed, serious or substantial, minor, none
 * (specification section 3; contains, case-insensitive).
 */
export function severityOf(report: { injuryLevel: string | null; highestDamage: string | null }): Severity {
  const injury = (report.injuryLevel ?? '').toLowerCase();
  const damage = (report.highestDamage ?? '').toLowerCase();
  if (injury.includes('fatal') || damage.includes('destroyed')) return 'critical';
  if (injury.includes('serious') || damage.includes('substantial')) return 'serious';
  if (injury.includes('minor') || damage.includes('minor')) return 'minor';
  return 'none';
}
