import { type ReactNode, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import * as texts from './texts.ts';

interface ConfirmedActionProps {
  /** Label of the button that opens the dialog. */
  label: string;
  icon: ReactNode;
  explanation: string;
  question: string;
  description: string;
  /** Label of the button that confirms. */
  confirmLabel: string;
  /** Cannot be undone: the button of the dialog is red. */
  isPermanent?: boolean;
  /** Shows its own toast if it fails. */
  onConfirm: () => Promise<unknown>;
}

/** A button that runs an action after a confirmation dialog. */
export function ConfirmedAction(props: ConfirmedActionProps) {
  const { label, icon, explanation } = props;
  const [state, setState] = useState<'closed' | 'open' | 'busy'>('closed');
  // The action changes the props of its own button; the open dialog keeps its question.
  const [shown, setShown] = useState(props);

  async function confirm() {
    setState('busy');
    try {
      await shown.onConfirm();
    } catch {
      // The mutation shows a toast; an open dialog would cover it.
    }
    setState('closed');
  }

  function open() {
    setShown(props);
    setState('open');
  }

  const cancel = () => state === 'open' && setState('closed');
  return (
    <div className="border-b py-4 last:border-b-0 last:pb-0">
      <p className="mb-3 text-sm text-muted">{explanation}</p>
      <Button variant="secondary" className="w-full" onClick={open}>
        {icon}
        {label}
      </Button>
      <Dialog
        isOpen={state !== 'closed'}
        onClose={cancel}
        title={shown.question}
        description={shown.description}
        footer={
          <>
            <Button variant="secondary" disabled={state === 'busy'} onClick={cancel}>
              {texts.cancel}
            </Button>
            <Button
              variant={shown.isPermanent ? 'danger' : 'primary'}
              isBusy={state === 'busy'}
              onClick={confirm}
            >
              {shown.confirmLabel}
            </Button>
          </>
        }
      />
    </div>
  );
}
