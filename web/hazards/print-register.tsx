/** Fetches the whole register with its actions and prints it, by level (C18.3). */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { printedRegister, type RegisterGroup } from '../../domain/hazards/printed-register.ts';
import { utcDay } from '../../domain/text/calendar.ts';
import type { User } from '../../domain/users/user.ts';
import { toastFailure } from '../components/api-failure.ts';
import { allActions, allHazards } from '../components/hazards/api.ts';
import { clubs } from '../components/lookups.ts';
import { Button } from '../ui/button.tsx';
import { RegisterPaper } from './register-paper.tsx';
import * as words from './words/en.ts';

export function PrintRegister({ user }: { user: User }) {
  const { data: knownClubs } = useQuery(clubs);
  const { mutate, data, reset, isPending } = useMutation<RegisterGroup[]>({
    mutationFn: async () => printedRegister(await allHazards(), await allActions(), utcDay(new Date())),
    onError: (problem) => toastFailure(words.notPrinted, problem, words.notAllLoaded),
  });
  useEffect(() => {
    if (!data) return;
    // Chromium and Firefox block in print(), Safari does not.
    addEventListener('afterprint', reset, { once: true });
    print();
    return () => removeEventListener('afterprint', reset);
  }, [data, reset]);
  return (
    <>
      <Button variant="secondary" busy={isPending && words.printing} onClick={() => mutate()}>
        <Printer aria-hidden="true" className="size-4" />
        {words.print}
      </Button>
      {data && <RegisterPaper groups={data} clubs={knownClubs} ownClub={user.clubId} />}
    </>
  );
}
