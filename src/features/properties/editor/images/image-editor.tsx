import { CircleAlert, Trash2, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';
import { FormSection } from '#src/features/properties/editor/form-section.tsx';
import { sentOfEach } from '#src/features/properties/editor/upload-size.ts';
import type { SentBytes } from '#src/features/properties/editor/use-property-save.ts';
import { PictureDropZone } from './image-drop-zone.tsx';
import {
  type EditedPicture,
  keptPictures,
  newPictures,
  type OrderKept,
  placesFor,
  removedPictures,
} from './image-list.ts';
import { pictureName } from './image-name.ts';
import { PictureTile } from './image-tile.tsx';
import { RefusedFiles } from './rejected-files.tsx';
import { RemovedPictures } from './removed-images.tsx';
import { SortablePictures } from './sortable-images.tsx';
import { usePictureFocus } from './use-image-focus.ts';
import type { Pictures } from './use-images.ts';

interface PictureEditorProps {
  pictures: Pictures;
  orderKept: OrderKept;
  /** What the server has against them. */
  error?: string;
  /** What of the form has gone out; null while nothing is sent. */
  sent: SentBytes | null;
  isBusy: boolean;
}

export function PictureEditor({ pictures, orderKept, error, sent, isBusy }: PictureEditorProps) {
  const { list, refusals } = pictures;
  const [said, setSaid] = useState('');
  const errorId = useId();
  const { rootRef, goOnAt } = usePictureFocus();
  const kept = keptPictures(list);
  const removed = removedPictures(list);
  const storedCount = kept.length - newPictures(list).length;
  const sentOf = sentOfEach(newPictures(list), sent);

  function move(id: string, placeOf: string) {
    const place = kept.findIndex((picture) => picture.id === placeOf) + 1;
    const picture = kept.find((each) => each.id === id);
    goOnAt({ id, button: 'first' });
    pictures.move(id, placeOf);
    if (picture)
      setSaid(`${pictureName(picture, kept)} is at place ${place} of ${kept.length} now.`);
  }

  function remove(picture: EditedPicture) {
    const index = kept.indexOf(picture);
    goOnAt({ id: (kept[index + 1] ?? kept[index - 1])?.id, button: 'last' });
    if (picture.kind === 'stored') pictures.setRemoved(true, picture.url);
    else pictures.remove(picture.id);
  }

  return (
    <FormSection
      title="Pictures"
      description={
        orderKept === 'all'
          ? 'The first is the cover. Drag a picture to another place, or use its arrows.'
          : 'The first is the cover. New pictures come after those that are stored.'
      }
    >
      <div ref={rootRef} className="contents">
        <div>
          <PictureDropZone
            onFiles={pictures.add}
            describedBy={error && errorId}
            isInvalid={error !== undefined}
          />
          <div aria-live="polite">
            {error && (
              <p id={errorId} className="mt-3 flex gap-1.5 text-sm text-danger">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {error}
              </p>
            )}
            <RefusedFiles
              sentences={refusals}
              onDismiss={() => {
                goOnAt({ button: 'first' });
                pictures.dismissRefusals();
              }}
            />
          </div>
        </div>
        {list.length > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="text-sm text-muted tabular-nums">
              {kept.length === 1 ? '1 picture' : `${kept.length} pictures`}
            </p>
            {/* One button for both, which keeps the focus. */}
            {storedCount + removed.length > 0 && (
              <Button
                variant="ghost"
                size="sm"
                disabled={isBusy}
                onClick={() => pictures.setRemoved(storedCount > 0)}
              >
                {storedCount > 0 ? <Trash2 aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
                {storedCount > 0 ? 'Remove all' : 'Undo remove all'}
              </Button>
            )}
          </div>
        )}
        <SortablePictures
          pictures={kept}
          isMovable={(picture) => !isBusy && placesFor(list, picture, orderKept).length > 1}
          onMove={move}
          tile={(picture, dragHandle) => (
            <PictureTile
              picture={picture}
              place={kept.indexOf(picture) + 1}
              places={placesFor(list, picture, orderKept)}
              sent={sentOf(picture.id)}
              isBusy={isBusy}
              name={pictureName(picture, kept)}
              dragHandle={dragHandle}
              onMove={(placeOf) => move(picture.id, placeOf.id)}
              onRemove={() => remove(picture)}
              onRetry={() => picture.kind === 'new' && pictures.retry(picture)}
            />
          )}
        />
        <RemovedPictures
          pictures={removed}
          isBusy={isBusy}
          onPutBack={({ id, url }) => {
            goOnAt({ id, button: 'last' });
            pictures.setRemoved(false, url);
          }}
        />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </FormSection>
  );
}
