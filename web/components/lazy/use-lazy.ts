/** Loads a component on demand, with retries. */
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { NO_CONNECTION } from '../../api.ts';
import { toast } from '../../ui/toast/toast.ts';

type LazyOptions<Props> = {
  /** Truthy loads the component; a new value retries after a failure. */
  wanted: string | boolean | null;
  load: () => Promise<ComponentType<Props>>;
  /** The toast's text on failure: offline, or after a new release (C7.5). */
  failure: string;
  /** Resets `wanted`, so that the next request retries. */
  onFail: () => void;
};

/** Null until loaded. React's `lazy` would crash the page on failure and never retry. */
export function useLazy<Props>({ wanted, load, failure, onFail }: LazyOptions<Props>): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const loadComponent = useEffectEvent(load);
  const fail = useEffectEvent(() => {
    toast({ title: failure, description: NO_CONNECTION, destructive: true });
    onFail();
  });
  useEffect(() => {
    if (!wanted || Loaded) return;
    let stillWanted = true;
    loadComponent().then(
      (component) => setLoaded(() => component),
      () => stillWanted && fail(),
    );
    return () => {
      stillWanted = false;
    };
  }, [wanted, Loaded]);
  return Loaded;
}
