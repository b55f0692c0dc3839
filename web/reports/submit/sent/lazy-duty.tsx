/** That some events must also go to the authority, asked for once a report was sent (contract C13.1). */
import { type ComponentType, useEffect, useState } from 'react';

/** The sentence, for clubs with a regime; until it is known, and where it cannot be, nothing. */
export function DutyOf({ clubId }: { clubId: string }) {
  const [Duty, setDuty] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Who reported has been thanked already: where this fails, nothing is said.
    import('./authority-duty.tsx')
      .then(({ dutyOf }) => dutyOf(clubId))
      .then(
        (duty) => setDuty(() => duty),
        () => undefined,
      );
  }, [clubId]);
  return Duty && <Duty />;
}
