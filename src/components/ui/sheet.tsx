import { ModalFrame, type ModalProps } from './modal-frame.tsx';

const sides = {
  bottom:
    'mt-auto mb-0 max-h-[92dvh] w-full max-w-full rounded-t-card pb-[env(safe-area-inset-bottom)] starting:translate-y-full',
  right:
    'my-0 mr-0 ml-auto h-dvh max-h-dvh w-[min(20rem,88%)] max-w-full starting:translate-x-full',
};

interface SheetProps extends ModalProps {
  side?: keyof typeof sides;
}

/** A dialog that slides in from an edge: filters from below, the menu from the right. */
export function Sheet({ isOpen, side = 'bottom', ...modal }: SheetProps) {
  if (!isOpen) return null;
  return <ModalFrame {...modal} className={sides[side]} />;
}
