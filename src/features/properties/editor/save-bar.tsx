import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';

interface SaveBarProps {
  label: string;
  phase: 'idle' | 'preparing' | 'sending';
  /** What becomes of what is not saved; empty where all is. */
  note: string;
  cancelHref: string;
  /** Whether all of it has gone out: then it may be stored already, and is not to be stopped. */
  isSent: boolean;
  onStop: () => void;
}

/** The form's buttons, always in sight. */
export function SaveBar({ label, phase, note, cancelHref, isSent, onStop }: SaveBarProps) {
  const isBusy = phase !== 'idle';
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-t bg-paper px-4 py-3 md:mx-0 md:px-0"
    >
      <Button type="submit" isBusy={isBusy}>
        {label}
      </Button>
      {isBusy ? (
        <Button variant="ghost" disabled={isSent} onClick={onStop}>
          Stop
        </Button>
      ) : (
        <ButtonLink to={cancelHref} variant="ghost">
          Cancel
        </ButtonLink>
      )}
      <p role="status" className="min-w-0 flex-1 basis-40 text-xs text-muted">
        {isBusy ? busyInWords[phase] : note}
      </p>
    </div>
  );
}

const busyInWords = {
  preparing: 'Making the pictures smaller …',
  sending: 'Sending …',
};
