/** Requires setting up a second factor before anything else (C11.4). */
import { useState } from 'react';
import { canUsePasskeys } from '../../components/keys/passkey.ts';
import { useSignInOptions } from '../../components/site.tsx';
import { Button } from '../../ui/button.tsx';
import { SetUpApp } from './account/app/set-up-app.tsx';
import { PasskeysTab } from './account/passkeys-tab.tsx';
import { useWaitForCodes } from './account/wait-for-codes.ts';
import * as words from './account/words/en.ts';

/** Continues automatically once one is set up. */
export function SetUpFirst() {
  const { apps, passkeysAt } = useSignInOptions();
  const [isPasskey, setPasskey] = useState(!apps);
  const [areCodesShown, setCodesShown] = useState(false);
  const areCodesComing = useWaitForCodes();
  const other = isPasskey ? apps : canUsePasskeys(passkeysAt);
  return (
    <section
      aria-labelledby="set-up-first"
      className="mx-auto grid max-w-xl gap-5 rounded-card border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id="set-up-first" className="text-heading">
        {words.setUpFirst}
      </h2>
      <p className="text-ink-soft">{words.whySetUpFirst}</p>
      {isPasskey ? <PasskeysTab /> : <SetUpApp onCodesShown={setCodesShown} onDone={() => undefined} />}
      {other && !areCodesShown && (
        <div>
          <Button variant="secondary" disabled={areCodesComing} onClick={() => setPasskey(!isPasskey)}>
            {isPasskey ? words.useAppInstead : words.usePasskeyInstead}
          </Button>
        </div>
      )}
    </section>
  );
}
