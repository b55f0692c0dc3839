/** Loads a part of a page when it is first wanted. */
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { NO_CONNECTION } from '../../api.ts';
import { toast } from '../../ui/toast/toast.ts';

type Part<Props> = {
  /** Another wish tries again after a failure. */
  wanted: string | boolean | null;
  load: () => Promise<ComponentType<Props>>;
  /** The toast's text on failure: offline, or after a new release (C7.5). */
  failure: string;
  /** Takes the wish back, so that the next one tries again. */
  onFail: () => void;
};

/** Null until loaded. React's `lazy` throws a failure at the whole page and never retries. */
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
