import { useQuery } from '@tanstack/react-query';
import { hazardsOf } from './api.ts';
import { HazardLinks } from './hazard-links.tsx';
import * as words from './words/en.ts';

export function HazardsOfAction({ actionId }: { actionId: string }) {
  const { data = [] } = useQuery(hazardsOf({ actionId }));
  if (data.length === 0) return null;
  return (
    <div>
      <h3 className="text-[0.9375rem] font-medium">{words.hazards}</h3>
      <HazardLinks hazards={data} />
    </div>
  );
}
