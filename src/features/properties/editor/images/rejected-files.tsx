import { CircleAlert, X } from 'lucide-react';
import { IconButton } from '#src/components/ui/icon-button.tsx';

interface RefusedFilesProps {
  sentences: readonly string[];
  onDismiss: () => void;
}

/** Files that were not taken, and why; the others are. */
export function RefusedFiles({ sentences, onDismiss }: RefusedFilesProps) {
  if (sentences.length === 0) return null;
  return (
    <div className="mt-3 flex items-start gap-3 rounded-card bg-danger-soft py-1 pr-1 pl-4 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-3 size-4 shrink-0" />
      <ul className="grid min-w-0 flex-1 gap-1 py-2.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="break-words">
            {sentence}
          </li>
        ))}
      </ul>
      <IconButton
        label="Dismiss"
        icon={<X aria-hidden="true" />}
        onClick={onDismiss}
        className="text-danger"
      />
    </div>
  );
}
