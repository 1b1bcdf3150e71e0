import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import {
  type EditedImage,
  keptImages,
  newImages,
  removedImages,
} from '#src/features/properties/api/edited-images.ts';
import type { UploadProgress } from '#src/features/properties/api/property-mutations.ts';
import { FormSection } from '#src/features/properties/editor/form-section.tsx';
import * as texts from '#src/features/properties/editor/texts.ts';
import { ImageDropZone } from './image-drop-zone.tsx';
import { ImageGrid } from './image-grid.tsx';
import { imageName, progressByImage } from './image-list.ts';
import { RemovedImages } from './image-preview.tsx';
import type { Images } from './use-images.ts';

const { photos } = texts;

interface ImageEditorProps {
  images: Images;
  /** Whether stored images can be moved, or only new ones, which come after them. */
  canMoveStored: boolean;
  /** Null before the upload. */
  progress: UploadProgress | null;
  isBusy: boolean;
}

export function ImageEditor({ images, canMoveStored, progress, isBusy }: ImageEditorProps) {
  const { list } = images;
  const [announcement, setAnnouncement] = useState('');
  const { rootRef, focusNext } = useImageFocus();
  const kept = keptImages(list);
  const removed = removedImages(list);
  const storedCount = kept.length - newImages(kept).length;

  function move(image: EditedImage, target: EditedImage) {
    const name = imageName(image, kept.indexOf(image) + 1);
    focusNext({ id: image.id, button: 'first' });
    images.move(image, target);
    setAnnouncement(photos.moved(name, kept.indexOf(target) + 1, kept.length));
  }

  function remove(image: EditedImage) {
    const index = kept.indexOf(image);
    focusNext({ id: (kept[index + 1] ?? kept[index - 1])?.id, button: 'last' });
    images.remove(image);
  }

  return (
    <FormSection
      name="photos"
      description={canMoveStored ? photos.sortableHint : photos.newAtEndHint}
    >
      <fieldset
        ref={rootRef}
        disabled={isBusy}
        className="grid min-w-0 gap-5 disabled:pointer-events-none"
      >
        <ImageDropZone
          onFiles={(files) => !isBusy && images.add(files)}
          error={images.error}
          rejections={images.rejections}
          onDismissRejections={() => {
            focusNext({ button: 'first' });
            images.dismissRejections();
          }}
        />
        {kept.length + removed.length > 0 && (
          <div className="-mb-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="text-sm text-muted tabular-nums">{photos.count(kept.length)}</p>
            {/* One button for both actions, so that it keeps the focus. */}
            {storedCount + removed.length > 0 && (
              <Button
                variant="ghost"
                size="sm"
                // The margin aligns its text with the end of the photos.
                className="-mr-3 font-normal text-muted!"
                onClick={() => images.setRemoved(storedCount > 0)}
              >
                {storedCount > 0 ? <Trash2 /> : <Undo2 />}
                {storedCount > 0 ? photos.removeAll : photos.undoRemoveAll}
              </Button>
            )}
          </div>
        )}
        <ImageGrid
          images={kept}
          sortable={canMoveStored ? kept : newImages(kept)}
          progress={progressByImage(newImages(list), progress)}
          onMove={move}
          onRemove={remove}
          onRetry={images.retry}
        />
        <RemovedImages
          images={removed}
          onPutBack={({ id }) => {
            focusNext({ id, button: 'last' });
            images.setRemoved(false, id);
          }}
        />
        <span role="status" className="sr-only">
          {announcement}
        </span>
      </fieldset>
    </FormSection>
  );
}

interface FocusTarget {
  /** The image whose buttons get the focus; the file input without one. */
  id?: string;
  button: 'first' | 'last';
}

/** Moves the focus when the focused button has been removed or disabled by the next render. */
function useImageFocus() {
  const rootRef = useRef<HTMLFieldSetElement>(null);
  const target = useRef<FocusTarget>(null);

  useEffect(() => {
    const wanted = target.current;
    target.current = null;
    const active = document.activeElement;
    if (!wanted || (active !== document.body && !active?.matches(':disabled'))) return;
    const rows = rootRef.current?.querySelectorAll<HTMLElement>('[data-image]') ?? [];
    const row = [...rows].find(({ dataset }) => dataset.image === wanted.id);
    const buttons = row?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [];
    const input = rootRef.current?.querySelector<HTMLElement>('input[type=file]');
    ([...buttons].at(wanted.button === 'last' ? -1 : 0) ?? input)?.focus();
  });

  return {
    rootRef,
    focusNext: (next: FocusTarget) => {
      target.current = next;
    },
  };
}
