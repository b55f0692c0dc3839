/** Lazy-loads the sentence about the authority after submission (C13.1). */
import { type ComponentType, useEffect, useState } from 'react';

/** Empty without a regime, and until known. */
export function LazyAuthorityNotice({ clubId }: { clubId: string }) {
  const [AuthorityNotice, setAuthorityNotice] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Failures are silent: the reporter has been thanked.
    import('./authority-notice.tsx')
      .then(({ loadAuthorityNotice }) => loadAuthorityNotice(clubId))
      .then(
        (notice) => setAuthorityNotice(() => notice),
        () => undefined,
      );
  }, [clubId]);
  return AuthorityNotice && <AuthorityNotice />;
}
