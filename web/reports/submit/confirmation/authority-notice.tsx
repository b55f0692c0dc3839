/** A sentence about reporting to the authority, with its portal (C13.1). */
import type { ComponentType } from 'react';
import { PUBLIC_CALLS } from '../../../../domain/api/public-calls.ts';
import { PORTALS } from '../../../../domain/authority/regime.ts';
import { duty } from '../../../../domain/authority/words/en.ts';
import { get } from '../../../api.ts';
import { rich } from '../../../language/rich.tsx';

export async function loadAuthorityNotice(clubId: string): Promise<ComponentType | null> {
  const { regime } = await get(PUBLIC_CALLS.getRegime, { id: clubId });
  if (regime === 'none') return null;
  const { name, url } = PORTALS[regime];
  return function AuthorityNotice() {
    return (
      <p className="mt-6 rounded-card bg-sky-tint p-4 text-[0.9375rem] leading-relaxed">
        {rich(duty, {
          portal: (
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="font-medium text-sky underline underline-offset-4"
            >
              {name}
            </a>
          ),
        })}
      </p>
    );
  };
}
