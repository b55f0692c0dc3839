/** A part of a page that is fetched when it is first wanted. */
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { NO_CONNECTION } from '../../api.ts';
import { toast } from '../../ui/toast/toast.ts';

type Part<Props> = {
  /** Whether it is wanted, or what for: where it could not be fetched, another wish tries again. */
  wanted: string | boolean | null;
  load: () => Promise<ComponentType<Props>>;
  /** What the toast reads where it cannot be fetched: offline, or after a new release (contract C7.5). */
  failure: string;
  /** Takes the wish back, so that the next one tries again. */
  onFail: () => void;
};

/**
 * The part, or null until it is there. Not React's `lazy`, which throws a failure at the page around it and never tries
 * again.
 */
export function useFetched<Props>({ wanted, load, failure, onFail }: Part<Props>): ComponentType<Props> | null {
  const [Fetched, setFetched] = useState<ComponentType<Props> | null>(null);
  const fetchIt = useEffectEvent(load);
  const fail = useEffectEvent(() => {
    toast({ title: failure, description: NO_CONNECTION, destructive: true });
    onFail();
  });
  useEffect(() => {
    if (!wanted || Fetched) return;
    let stillWanted = true;
    fetchIt().then(
      (part) => setFetched(() => part),
      () => stillWanted && fail(),
    );
    return () => {
      stillWanted = false;
    };
  }, [wanted, Fetched]);
  return Fetched;
}
