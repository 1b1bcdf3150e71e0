import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { IconButton } from './icon-button.tsx';

export interface ModalProps {
  isOpen: boolean;
  /** Escape, the close button, the backdrop. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Stays in view under the scrolling content: the buttons. */
  footer?: ReactNode;
  children?: ReactNode;
}

interface ModalFrameProps extends Omit<ModalProps, 'isOpen'> {
  className: string;
}

/** A native modal dialog that is there only while it is open, so that each opening starts afresh. */
export function ModalFrame({
  onClose,
  title,
  description,
  footer,
  children,
  className,
}: ModalFrameProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const id = useId();

  // Closing natively before React removes the element is what gives the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    const start = dialog?.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog;
    start?.focus();
    return () => dialog?.close();
  }, []);

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file input inside sends a `cancel` of its own, which bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is its key.
    <dialog
      ref={dialogRef}
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={classNames(
        'bg-surface text-ink shadow-float outline-none transition-[opacity,translate] duration-200 backdrop:bg-scrim/55 backdrop:transition-opacity backdrop:duration-200 starting:backdrop:opacity-0',
        className,
      )}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
          <h2 id={`${id}title`} className="min-w-0 pt-1.5 text-lg font-semibold">
            {title}
          </h2>
          <IconButton
            label="Close"
            icon={<X aria-hidden="true" />}
            onClick={onClose}
            className="-mr-2"
          />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">
          {description && (
            <p id={`${id}description`} className="text-sm text-muted">
              {description}
            </p>
          )}
          {children}
        </div>
        {footer && (
          <div className="flex flex-wrap justify-end gap-3 border-t px-5 py-4 max-sm:*:grow">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}
