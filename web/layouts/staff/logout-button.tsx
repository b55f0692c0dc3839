/** Logs out; asks first if there are unsaved drafts, then if the page has a question of its own. */
import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { toastFailure } from '../../components/api-failure.ts';
import { leaveGuard } from '../../components/leaving/history-guard.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { signOut } from './session.ts';
import { hasUnsaved } from './unsaved-changes.ts';
import * as words from './words/en.ts';

export function LogoutButton() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const leave = async (): Promise<boolean> => {
    setBusy(true);
    try {
      await signOut(queryClient);
      return true;
    } catch (problem) {
      setBusy(false);
      setConfirming(false);
      toastFailure(words.logoutFailed, problem, words.stillSignedIn);
      return false;
    }
  };
  // The page's question comes last: its answer turns it off.
  const logOut = () => {
    if (!leaveGuard.current) return void leave();
    setConfirming(false);
    leaveGuard.current(leave);
  };
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => (hasUnsaved(queryClient) ? setConfirming(true) : logOut())}
        disabled={busy}
        className="ml-1 shrink-0 whitespace-nowrap max-sm:px-3"
      >
        <LogOut aria-hidden="true" className="size-4 max-sm:hidden" />
        {words.logout}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={words.discardUnsaved}
          confirm={words.discardAndLogout}
          cancel={words.stay}
          busy={busy}
          onConfirm={logOut}
          onClose={() => setConfirming(false)}
        >
          {words.unsavedWillBeLost}
        </ConfirmDialog>
      )}
    </>
  );
}
