import { CircleAlert } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';
import type { SentBytes } from '#src/features/properties/editor/use-property-save.ts';
import { fileSize } from '#src/lib/files.ts';
import type { NewPicture } from './image-list.ts';

interface PictureProgressProps {
  picture: NewPicture;
  /** What of this file has gone out; null while nothing is sent. */
  sent: SentBytes | null;
  onRetry: () => void;
}

/** How far a new picture is: made smaller, sent, or what is wrong with it. */
export function PictureProgress({ picture, sent, onRetry }: PictureProgressProps) {
  const { file, state, complaint } = picture;
  return (
    <div className="grid gap-1 px-3 pt-2 text-xs text-muted">
      <p className="truncate font-medium text-ink" title={file.name}>
        {file.name}
      </p>
      {complaint ? (
        <p className="flex gap-1 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          Refused: take it out, or try again.
        </p>
      ) : (
        <p className="tabular-nums">{sent ? sendingInWords(sent) : preparingInWords(picture)}</p>
      )}
      {sent && (
        <progress
          aria-label={`Sending ${file.name}`}
          value={sent.sent}
          max={sent.total}
          className="h-1.5 w-full accent-brand"
        />
      )}
      {state === 'failed' && !sent && (
        <Button variant="ghost" size="sm" onClick={onRetry} className="-ml-3 justify-self-start">
          Retry
        </Button>
      )}
    </div>
  );
}

function preparingInWords({ file, prepared, state }: NewPicture): string {
  const size = fileSize(file.size);
  if (state === 'waiting') return `${size}, waiting`;
  if (state === 'preparing') return `${size}, being made smaller`;
  if (state === 'failed') return `${size}; could not be made smaller`;
  if (!prepared) return `${size}, goes as it is`;
  return prepared.size < file.size
    ? `${size} → ${fileSize(prepared.size)}`
    : fileSize(prepared.size);
}

function sendingInWords({ sent, total }: SentBytes): string {
  return sent >= total ? 'Sent' : `${Math.floor((sent / total) * 100)} % sent`;
}
