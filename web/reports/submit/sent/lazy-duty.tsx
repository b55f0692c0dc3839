/** Lazy-loads the sentence about the authority after submission (C13.1). */
import { type ComponentType, useEffect, useState } from 'react';

/** Empty without a regime, and until known. */
export function LazyDuty({ clubId }: { clubId: string }) {
  const [Duty, setDuty] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Failures are silent: the reporter has been thanked.
    import('./authority-duty.tsx')
      .then(({ loadDuty }) => loadDuty(clubId))
      .then(
        (duty) => setDuty(() => duty),
        () => undefined,
      );
  }, [clubId]);
  return Duty && <Duty />;
}
