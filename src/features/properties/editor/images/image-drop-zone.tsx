import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useDroppedFiles } from '#src/lib/files.ts';

interface PictureDropZoneProps {
  onFiles: (files: File[]) => void;
  describedBy?: string;
  isInvalid: boolean;
}

/** Takes pictures that are chosen, dropped anywhere on the page, or pasted. */
export function PictureDropZone({ onFiles, describedBy, isInvalid }: PictureDropZoneProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const isOver = useDroppedFiles((files) => {
    // What is being saved takes no more.
    if (!zone.current?.closest('[inert]')) onFiles(files);
  });
  return (
    <div ref={zone} className="relative">
      <input
        id={id}
        type="file"
        multiple
        accept="image/*"
        aria-label="Images"
        aria-describedby={[`${id}hint`, describedBy].filter(Boolean).join(' ')}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it was taken out.
          target.value = '';
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={classNames(
          'flex flex-col items-center gap-1 rounded-card border border-dashed border-field-line px-4 py-7 text-center transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-brand peer-aria-invalid:border-danger hover:border-brand hover:bg-brand-soft',
          isOver && 'border-brand bg-brand-soft',
        )}
      >
        <ImagePlus aria-hidden="true" className="mb-1 size-6 text-brand" />
        <span className="text-sm font-medium text-brand">
          {isOver ? 'Drop the pictures here' : 'Choose pictures'}
        </span>
        <span id={`${id}hint`} className="text-xs text-muted">
          or drop or paste them. JPG, PNG or WEBP; large ones are made smaller here, without camera
          data or position.
        </span>
      </label>
    </div>
  );
}
