import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';

interface ConfirmedActionProps {
  /** On the button that asks. */
  label: string;
  icon: ReactNode;
  /** What it does, beside the button. */
  explanation: string;
  question: string;
  description: string;
  /** On the button that does it. */
  confirmLabel: string;
  /** That it takes something away: the dialog then warns, and where it is for good, the button too. */
  danger?: 'for good' | 'can be undone';
  /** A promise that fails has been told of elsewhere. */
  onConfirm: () => Promise<unknown>;
}

/** Something that is done to an account, once a dialog has asked. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { label, icon, explanation, danger } = props;
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  // What is done changes what could be done next, while the dialog still asks for this.
  const [asked, setAsked] = useState(props);

  async function confirm() {
    setState('busy');
    try {
      await asked.onConfirm();
    } catch {
      // Its toast says so, which a dialog would hide.
    }
    setState('idle');
  }

  function ask() {
    setAsked(props);
    setState('asking');
  }

  const cancel = () => state === 'asking' && setState('idle');
  return (
    <div className="border-b py-4 last:border-b-0 last:pb-0">
      <p className="mb-3 text-sm text-muted">{explanation}</p>
      <Button
        variant={danger === 'for good' ? 'danger' : 'secondary'}
        className="w-full"
        onClick={ask}
      >
        {icon}
        {label}
      </Button>
      <Dialog
        isOpen={state !== 'idle'}
        onClose={cancel}
        title={asked.question}
        description={asked.description}
        footer={
          <>
            <Button variant="secondary" disabled={state === 'busy'} onClick={cancel}>
              Cancel
            </Button>
            <Button
              variant={asked.danger ? 'danger' : 'primary'}
              isBusy={state === 'busy'}
              onClick={confirm}
            >
              {asked.confirmLabel}
            </Button>
          </>
        }
      />
    </div>
  );
}
