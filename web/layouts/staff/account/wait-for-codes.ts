/** Nobody leaves while recovery codes are being made: the response shows them once (C11.1). */
import { useIsMutating } from '@tanstack/react-query';
import { useEffect } from 'react';
import { interceptLeaving } from '../../../components/leaving/intercept-leaving.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { MAKING_CODES } from './api.ts';
import * as words from './words/en.ts';

/** Keeps the page open until the codes have come; returns whether they are still coming. */
export function useWaitForCodes(): boolean {
  const areComing = useIsMutating({ mutationKey: MAKING_CODES }) > 0;
  useEffect(() => {
    if (!areComing) return;
    return interceptLeaving(() => toast({ title: words.oneMoment, description: words.waitForRecoveryCodes }));
  }, [areComing]);
  return areComing;
}
