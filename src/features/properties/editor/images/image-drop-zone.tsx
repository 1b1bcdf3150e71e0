import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { useId } from 'react';
import { DropArea } from '#src/components/ui/form/drop-area.tsx';
import { FieldError } from '#src/components/ui/form/field.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import * as texts from '#src/features/properties/editor/texts.ts';

const { photoFiles } = texts;

interface ImageDropZoneProps {
  onFiles: (files: File[]) => void;
  error: string | null;
  /** A message for each file that was not added. */
  rejections: readonly string[];
  onDismissRejections: () => void;
}

/** Accepts images that are chosen, dropped anywhere on the page, or pasted. */
export function ImageDropZone(props: ImageDropZoneProps) {
  const { onFiles, error, rejections, onDismissRejections } = props;
  const errorId = useId();
  return (
    <div>
      <DropArea
        label={photoFiles.label}
        accept="image/*"
        multiple
        variant="secondary"
        icon={<ImagePlus />}
        texts={photoFiles}
        errorId={error ? errorId : undefined}
        onFiles={onFiles}
      />
      <div aria-live="polite">
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {rejections.length > 0 && (
          <div className="mt-3 flex items-start gap-3 rounded-card bg-danger-soft py-1 pr-1 pl-4 text-sm text-danger">
            <CircleAlert className="mt-3 size-4 shrink-0" />
            <ul className="grid min-w-0 flex-1 gap-1 py-2.5">
              {rejections.map((message) => (
                <li key={message} className="wrap-anywhere">
                  {message}
                </li>
              ))}
            </ul>
            <IconButton
              label={photoFiles.dismiss}
              icon={<X />}
              onClick={onDismissRejections}
              className="text-danger!"
            />
          </div>
        )}
      </div>
    </div>
  );
}
