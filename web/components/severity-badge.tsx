/** Severity as text, shape and colour: never colour alone. */

import { CircleCheck, CircleDot, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { Severity } from '../../domain/severity/severity.ts';
import * as words from './words/en.ts';

const LOOKS = {
  none: { label: words.severities.none, Icon: CircleCheck, look: 'bg-sky-tint text-sky' },
  minor: { label: words.severities.minor, Icon: CircleDot, look: 'bg-minor-tint text-minor' },
  serious: { label: words.severities.serious, Icon: TriangleAlert, look: 'bg-serious-tint text-serious' },
  critical: { label: words.severities.critical, Icon: OctagonAlert, look: 'bg-danger-tint text-danger' },
} as const satisfies Record<Severity, unknown>;

export function SeverityBadge({ severity }: { severity: Severity }) {
  const { label, Icon, look } = LOOKS[severity];
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 text-[0.8125rem] leading-none font-semibold ${look}`}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      <span className="sr-only">{words.severityIs}</span>
      {label}
    </span>
  );
}
