import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { paths } from '#src/lib/paths.ts';
import { isSigningOut } from '#src/lib/return-path.ts';

interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  shouldAsk: () => boolean;
  /** Whether what is not saved stays in this browser. */
  isKept: boolean;
}

/** Asks before somebody leaves what is not saved. Who is signed out is not held up. */
export function LeaveGuard({ shouldAsk, isKept }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      shouldAsk() &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== paths.authentication.login.path &&
      !isSigningOut(nextLocation),
  );
  useBeforeUnload((event) => {
    if (shouldAsk()) event.preventDefault();
  });
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      description={
        isKept
          ? 'What you have changed is not saved. A draft of it stays in this browser and is offered when you come back.'
          : 'What you have changed is not saved, and this browser cannot keep a draft of it.'
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
