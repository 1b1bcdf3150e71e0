import type { ReactNode } from 'react';
import { cancel } from '#src/components/texts.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  description?: string;
  cancelLabel?: string;
  confirmLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** The id of the form that the button submits. */
  form?: string;
  onCancel: () => void;
  onConfirm?: () => void;
  children?: ReactNode;
}

/** Asks before a change. The focus starts on Cancel, unless a field has `data-initial-focus`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, cancelLabel = cancel, confirmLabel } = props;
  const { onCancel, onConfirm, children } = props;
  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" disabled={props.isBusy} onClick={onCancel} data-initial-focus>
            {cancelLabel}
          </Button>
          <Button
            variant={props.isDanger ? 'danger' : 'primary'}
            isBusy={props.isBusy}
            type={props.form ? 'submit' : 'button'}
            form={props.form}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
