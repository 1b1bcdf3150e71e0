import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { isSigningOut, paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

const { leaving } = texts;

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
      title={leaving.question}
      description={hasDraft ? leaving.hasDraft : leaving.noDraft}
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {leaving.leave}
          </Button>
          <Button data-initial-focus onClick={() => blocker.reset?.()}>
            {leaving.stay}
          </Button>
        </>
      }
    />
  );
}
