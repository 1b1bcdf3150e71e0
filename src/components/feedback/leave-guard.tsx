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
}

/** Confirms leaving with unsaved changes, except after signing out. */
export function LeaveGuard({ shouldConfirm, description }: LeaveGuardProps) {
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
