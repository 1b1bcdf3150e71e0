import { ModalFrame, type ModalProps } from './modal-frame.tsx';

/**
 * A question or a short task in the middle of the screen. The focus starts on the element with
 * `data-initial-focus`, or else on the dialog, and returns to where it was.
 */
export function Dialog({ isOpen, ...modal }: ModalProps) {
  if (!isOpen) return null;
  return (
    <ModalFrame
      {...modal}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg rounded-card starting:translate-y-2 starting:opacity-0"
    />
  );
}
