/** Loads the sentence about the authority after sending (C13.1). */
import { type ComponentType, useEffect, useState } from 'react';

/** Empty without a regime, and until known. */
export function DutyOf({ clubId }: { clubId: string }) {
  const [Duty, setDuty] = useState<ComponentType | null>(null);
  useEffect(() => {
    // On failure nothing is said: the reporter has been thanked.
    import('./authority-duty.tsx')
      .then(({ dutyOf }) => dutyOf(clubId))
      .then(
        (duty) => setDuty(() => duty),
        () => undefined,
      );
  }, [clubId]);
  return Duty && <Duty />;
}
