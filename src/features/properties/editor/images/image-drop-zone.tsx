import { CircleAlert, ImagePlus, X } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '#src/components/ui/form/field.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import * as texts from '#src/features/properties/editor/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { useDroppedFiles } from '#src/lib/files.ts';

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
  const id = useId();
  const isOver = useDroppedFiles(onFiles);
  return (
    <div className="relative">
      <input
        id={id}
        type="file"
        multiple
        accept="image/*"
        aria-label={photoFiles.label}
        aria-describedby={`${error ? `${id}error ` : ''}${id}drop ${id}hint`}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Lets the same file be chosen again after its removal.
          target.value = '';
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cn(
          'flex flex-col gap-2 rounded-card border border-dashed p-4 text-sm transition-colors pointer-coarse:border-solid peer-focus-visible:outline-2 peer-focus-visible:outline-brand peer-aria-invalid:border-danger hover:border-brand hover:bg-brand-soft',
          isOver ? 'border-brand bg-brand-soft' : 'border-field-line',
        )}
      >
        <span className="flex min-h-9 flex-wrap items-center gap-x-2 font-medium text-brand">
          <ImagePlus className="size-5" />
          {isOver ? photoFiles.drop : photoFiles.choose}
          <span id={`${id}drop`} className="font-normal text-muted pointer-coarse:hidden">
            {photoFiles.dropOrPaste}
          </span>
        </span>
        <span id={`${id}hint`} className="text-muted">
          {photoFiles.hint}
        </span>
      </label>
      <div aria-live="polite">
        {error && <FieldError id={`${id}error`}>{error}</FieldError>}
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
