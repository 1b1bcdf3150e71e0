import { Button } from '#src/components/ui/button.tsx';
import { fileSize } from '#src/lib/file-size.ts';
import { ProgressBar } from './progress-bar.tsx';

interface UploadBarProps {
  file: File;
  sentBytes: number;
  onCancel: () => void;
}

/** How much of a file has been sent, and the way to stop it. */
export function UploadBar({ file: { name, size }, sentBytes, onCancel }: UploadBarProps) {
  const percent = Math.floor((sentBytes / size) * 100);
  return (
    <div className="mx-auto mt-5 max-w-xl text-left">
      <p className="mb-2 flex justify-between gap-4 text-sm">
        <span className="min-w-0 truncate font-medium">{name}</span>
        <span className="shrink-0 text-muted tabular-nums">
          {fileSize(sentBytes)} of {fileSize(size)}
        </span>
      </p>
      <ProgressBar label={`Uploading ${name}`} percent={percent} />
      <Button variant="secondary" size="sm" onClick={onCancel} className="mt-4">
        Cancel upload
      </Button>
    </div>
  );
}
