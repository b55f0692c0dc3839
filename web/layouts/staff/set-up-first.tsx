/** Where a second factor is required, who has none is led here, and nowhere else (contract C11.4). */
import { useState } from 'react';
import { canUsePasskeys } from '../../components/keys/passkey.ts';
import { useKeysOffered } from '../../components/site.tsx';
import { Button } from '../../ui/button.tsx';
import { SetUpApp } from './account/app/set-up-app.tsx';
import { PasskeysPart } from './account/passkeys-part.tsx';

/** An app or, where the browser can, a passkey; once one is there the page goes on by itself. */
export function SetUpFirst() {
  const { apps, passkeysAt } = useKeysOffered();
  const [isPasskey, setPasskey] = useState(!apps);
  const other = isPasskey ? apps : canUsePasskeys(passkeysAt);
  return (
    <section
      aria-labelledby="set-up-first"
      className="mx-auto grid max-w-xl gap-5 rounded-card border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id="set-up-first" className="text-heading">
        Set up a second factor first
      </h2>
      <p className="text-ink-soft">
        What reporters confide is behind your sign-in, so a password alone is not enough here. It takes two minutes,
        once.
      </p>
      {isPasskey ? <PasskeysPart /> : <SetUpApp onHold={() => undefined} onDone={() => undefined} />}
      {other && (
        <div>
          <Button variant="secondary" onClick={() => setPasskey(!isPasskey)}>
            {isPasskey ? 'Use an authenticator app instead' : 'Use a passkey instead'}
          </Button>
        </div>
      )}
    </section>
  );
}
