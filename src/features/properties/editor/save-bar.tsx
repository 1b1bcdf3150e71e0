import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import type { UploadProgress } from '#src/features/properties/api/property-mutations.ts';

interface SaveBarProps {
  label: string;
  phase: 'idle' | 'preparing' | 'sending';
  progress: UploadProgress | null;
  /** The state of unsaved changes; empty if there are none. */
  note: string;
  cancelHref: string;
  onCancel: () => void;
}

export function SaveBar(props: SaveBarProps) {
  const { label, phase, progress, note, cancelHref, onCancel } = props;
  const isBusy = phase !== 'idle';
  // After the last byte the server may have stored the form, so it cannot be cancelled.
  const isSent = progress !== null && progress.sentBytes >= progress.totalBytes;
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-4 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 border-t bg-paper px-4 py-3 md:mx-0 md:px-0"
    >
      <Button type="submit" isBusy={isBusy}>
        {label}
      </Button>
      {isBusy ? (
        <Button variant="ghost" disabled={isSent} onClick={onCancel}>
          Stop
        </Button>
      ) : (
        <ButtonLink to={cancelHref} variant="ghost">
          Cancel
        </ButtonLink>
      )}
      <p role="status" className="min-w-0 flex-1 basis-40 text-xs text-muted">
        {isBusy ? phaseLabels[phase] : note}
      </p>
    </div>
  );
}

const phaseLabels = {
  preparing: 'Making the photos smaller …',
  sending: 'Sending …',
};
