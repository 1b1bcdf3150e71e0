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
import { type ImageOrder, imageName, movableAmong, progressByImage } from './image-list.ts';
import { RemovedImages } from './image-preview.tsx';
import { ImageTile } from './image-tile.tsx';
import { SortableImages } from './sortable-images.tsx';
import type { Images } from './use-images.ts';

const { photos } = texts;

interface ImageEditorProps {
  images: Images;
  order: ImageOrder;
  /** Null before the upload. */
  progress: UploadProgress | null;
  isBusy: boolean;
}

export function ImageEditor({ images, order, progress, isBusy }: ImageEditorProps) {
  const { list } = images;
  const [announcement, setAnnouncement] = useState('');
  const { rootRef, focusNext } = useImageFocus();
  const kept = keptImages(list);
  const removed = removedImages(list);
  const storedCount = kept.length - newImages(list).length;
  const progressById = progressByImage(newImages(list), progress);

  function move(id: string, targetId: string) {
    const position = kept.findIndex((image) => image.id === targetId) + 1;
    const image = kept.find((each) => each.id === id);
    focusNext({ id, button: 'first' });
    images.move(id, targetId);
    if (!image) return;
    setAnnouncement(photos.moved(imageName(image, kept), position, kept.length));
  }

  function remove(image: EditedImage) {
    const index = kept.indexOf(image);
    focusNext({ id: (kept[index + 1] ?? kept[index - 1])?.id, button: 'last' });
    if (image.kind === 'stored') images.setRemoved(true, image.url);
    else images.remove(image.id);
  }

  return (
    <FormSection
      title={photos.title}
      description={order === 'all' ? photos.sortableHint : photos.newAtEndHint}
    >
      <div ref={rootRef} className="contents">
        <ImageDropZone
          onFiles={images.add}
          error={images.error}
          rejections={images.rejections}
          onDismissRejections={() => {
            focusNext({ button: 'first' });
            images.dismissRejections();
          }}
          isDisabled={isBusy}
        />
        {list.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="text-sm text-muted tabular-nums">{photos.count(kept.length)}</p>
            {/* One button for both actions, so that it keeps the focus. */}
            {storedCount + removed.length > 0 && (
              <Button
                variant="ghost"
                size="sm"
                disabled={isBusy}
                onClick={() => images.setRemoved(storedCount > 0)}
              >
                {storedCount > 0 ? <Trash2 aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
                {storedCount > 0 ? photos.removeAll : photos.undoRemoveAll}
              </Button>
            )}
          </div>
        )}
        <SortableImages
          images={kept}
          isMovable={(image) => !isBusy && movableAmong(list, image, order).length > 1}
          onMove={move}
          renderTile={(image, renderHandle) => (
            <ImageTile
              image={image}
              position={kept.indexOf(image) + 1}
              targets={movableAmong(list, image, order)}
              progress={progressById.get(image.id)}
              isBusy={isBusy}
              name={imageName(image, kept)}
              renderHandle={renderHandle}
              onMove={(target) => move(image.id, target.id)}
              onRemove={() => remove(image)}
              onRetry={() => image.kind === 'new' && images.retry(image)}
            />
          )}
        />
        <RemovedImages
          images={removed}
          isBusy={isBusy}
          onPutBack={({ id, url }) => {
            focusNext({ id, button: 'last' });
            images.setRemoved(false, url);
          }}
        />
        <span role="status" className="sr-only">
          {announcement}
        </span>
      </div>
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
  const rootRef = useRef<HTMLDivElement>(null);
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
