import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { paths } from '#src/lib/paths.ts';
import { isSigningOut } from '#src/lib/return-path.ts';

interface LeaveGuardProps {
  /** Called when the user leaves the page. */
  shouldConfirm: () => boolean;
  /** Unsaved changes stay in this browser. */
  hasDraft: boolean;
}

/** Confirms leaving with unsaved changes, except after signing out. */
export function LeaveGuard({ shouldConfirm, hasDraft }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      shouldConfirm() &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.authentication.login.path &&
      !isSigningOut(nextLocation),
  );
  useBeforeUnload((event) => {
    if (shouldConfirm()) event.preventDefault();
  });
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      description={
        hasDraft
          ? 'Your changes are not saved. A draft stays in this browser and is restored when you come back.'
          : 'Your changes are not saved, and this browser cannot keep a draft of them.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button data-initial-focus onClick={() => blocker.reset?.()}>
            Stay
          </Button>
        </>
      }
    />
  );
}
