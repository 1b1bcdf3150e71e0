import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { isSigningOut, paths } from '#src/lib/paths.ts';

const texts = { question: 'Leave without saving?', leave: 'Leave', stay: 'Stay' };

interface LeaveGuardProps {
  /** Called when the user leaves the page. */
  shouldConfirm: () => boolean;
  /** What becomes of the unsaved changes. */
  description: string;
  /** Whether a save is being sent. Closing the tab would lose it; another page of the app does not. */
  isSaving?: boolean;
}

/** Confirms leaving with unsaved changes, except after signing out. */
export function LeaveGuard({ shouldConfirm, description, isSaving }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      shouldConfirm() &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.authentication.login.path &&
      !isSigningOut(nextLocation),
  );
  useBeforeUnload((event) => {
    if (isSaving || shouldConfirm()) event.preventDefault();
  });
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={texts.question}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
          <Button data-initial-focus onClick={() => blocker.reset?.()}>
            {texts.stay}
          </Button>
        </>
      }
    />
  );
}
