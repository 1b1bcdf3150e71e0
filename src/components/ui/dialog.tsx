import { X } from 'lucide-react';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import * as texts from '#src/components/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { IconButton } from './icon-button.tsx';

const placements = {
  center:
    'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg rounded-card starting:translate-y-2 starting:opacity-0',
  top: 'mx-auto mt-[min(12dvh,6rem)] mb-auto max-h-[min(32rem,76dvh)] w-[calc(100%-2rem)] max-w-xl rounded-card starting:-translate-y-2 starting:opacity-0',
  bottom:
    'mt-auto mb-0 max-h-[92dvh] w-full max-w-full rounded-t-card pb-[env(safe-area-inset-bottom)] starting:translate-y-full',
  right:
    'my-0 mr-0 ml-auto h-dvh max-h-dvh w-[min(20rem,88%)] max-w-full starting:translate-x-full',
};

interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, on the browser's Back, and on a click on the close button or the backdrop. */
  onClose: () => void;
  title: string;
  placement?: keyof typeof placements;
  /** In place of the visible title and the close button. */
  header?: ReactNode;
  description?: ReactNode;
  /** Stays in view below the scrolling content: the buttons. */
  footer?: ReactNode;
  children?: ReactNode;
}

/**
 * A native modal dialog, mounted while it is open. The focus starts on the element with
 * `data-initial-focus`, or else on the dialog, and returns to where it was.
 */
export function Dialog({ isOpen, ...dialog }: DialogProps) {
  return isOpen ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { onClose, title, header, description, footer, placement = 'center', children } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    const start = dialog?.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog;
    start?.focus();
    // Closing before React removes the element returns the focus.
    return () => dialog?.close();
  }, []);

  useBrowserBack(onClose);

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // The `cancel` event of a file input bubbles.
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
      aria-label={header ? title : undefined}
      aria-labelledby={header ? undefined : `${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={cn(
        'bg-surface text-ink shadow-float outline-none transition-[opacity,translate] duration-200 backdrop:bg-scrim/55 backdrop:transition-opacity backdrop:duration-200 starting:backdrop:opacity-0',
        placements[placement],
      )}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        {header ?? (
          <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
            <h2 id={`${id}title`} className="min-w-0 pt-1.5 text-lg font-semibold">
              {title}
            </h2>
            <IconButton label={texts.close} icon={<X />} onClick={onClose} className="-mr-2" />
          </div>
        )}
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

/** Cancels the browser's Back, where it supports that, and calls `onBack` instead. */
function useBrowserBack(onBack: () => void) {
  const handleNavigate = useEffectEvent((event: NavigateEvent) => {
    // The router handles traversals that scripts start.
    const isBack = event.navigationType === 'traverse' && event.userInitiated;
    if (!isBack || !event.cancelable) return;
    event.preventDefault();
    onBack();
  });
  useEffect(() => {
    // Missing in Firefox before 147 and Safari before 26.2, where Back leaves the page.
    const navigation: Navigation | undefined = window.navigation;
    const listener = (event: NavigateEvent) => handleNavigate(event);
    navigation?.addEventListener('navigate', listener);
    return () => navigation?.removeEventListener('navigate', listener);
  }, []);
}
