import { useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, CircleAlert, Star, X } from 'lucide-react';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Progress } from '#src/components/ui/progress.tsx';
import type { EditedImage, NewImage } from '#src/features/properties/api/edited-images.ts';
import type { UploadProgress } from '#src/features/properties/api/property-mutations.ts';
import * as texts from '#src/features/properties/editor/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { fileSize } from '#src/lib/files.ts';
import { imageName } from './image-list.ts';
import { ImagePreview } from './image-preview.tsx';

const { photoTile } = texts;

interface ImageTileProps {
  image: EditedImage;
  /** Among the kept images, from 1. */
  position: number;
  /** The image at position 1. */
  cover: EditedImage | undefined;
  /** The images that can be moved; without this one if it cannot. */
  sortable: readonly EditedImage[];
  progress: UploadProgress | undefined;
  onMove: (target: EditedImage) => void;
  onRemove: (image: EditedImage) => void;
  onRetry: (image: NewImage) => void;
}

export function ImageTile(props: ImageTileProps) {
  const { image, position, cover, sortable, onMove } = props;
  const name = imageName(image, position);
  const index = sortable.indexOf(image);
  const before = sortable[index - 1];
  const after = index < 0 ? undefined : sortable[index + 1];
  const isMovable = Boolean(before || after);
  const isPreparing = image.kind === 'new' && /^(waiting|preparing)$/.test(image.state);
  const { transform, transition, ...drag } = useSortable({ id: image.id, disabled: !isMovable });
  const preview = <ImagePreview image={image} name={name} />;
  return (
    <li
      ref={drag.setNodeRef}
      style={
        transform
          ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition }
          : undefined
      }
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface',
        drag.isDragging && 'relative z-10 shadow-float',
      )}
    >
      <div className="group relative aspect-4/3 bg-sunken">
        {isMovable ? (
          <button
            type="button"
            ref={drag.setActivatorNodeRef}
            {...drag.attributes}
            {...drag.listeners}
            aria-label={texts.photoDrag.label(name)}
            className="block size-full cursor-grab touch-manipulation focus-visible:-outline-offset-2"
          >
            {preview}
          </button>
        ) : (
          preview
        )}
        <Badge tone="photo" className="pointer-events-none absolute top-2 left-2">
          {position === 1 ? photoTile.cover : position}
        </Badge>
        {/* New images that come after the stored ones cannot become the cover. */}
        {cover && index > 0 && cover === sortable[0] && (
          <Button
            variant="photo-quiet"
            size="sm"
            onClick={() => onMove(cover)}
            aria-label={photoTile.makeCover(name)}
            className="absolute right-2 bottom-2 transition-opacity! pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100"
          >
            <Star />
            {photoTile.cover}
          </Button>
        )}
      </div>
      {image.kind === 'new' && (
        <NewImageStatus
          image={image}
          progress={props.progress}
          onRetry={() => props.onRetry(image)}
        />
      )}
      <div data-image={image.id} className="mt-auto flex">
        <IconButton
          label={photoTile.moveEarlier(name)}
          icon={<ArrowLeft />}
          disabled={!before}
          onClick={() => before && onMove(before)}
        />
        <IconButton
          label={photoTile.moveLater(name)}
          icon={<ArrowRight />}
          disabled={!after}
          onClick={() => after && onMove(after)}
        />
        <IconButton
          label={isPreparing ? photoTile.cancel(name) : photoTile.remove(name)}
          icon={<X />}
          onClick={() => props.onRemove(image)}
          className="ml-auto text-muted!"
        />
      </div>
    </li>
  );
}

interface NewImageStatusProps {
  image: NewImage;
  progress: UploadProgress | undefined;
  onRetry: () => void;
}

export function NewImageStatus({ image, progress, onRetry }: NewImageStatusProps) {
  const { name, state, error } = image;
  return (
    <div className="grid gap-1 px-3 pt-2 text-xs text-muted">
      <p className="truncate font-medium text-ink" title={name}>
        {name}
      </p>
      {error ? (
        <p className="flex gap-1 text-danger">
          <CircleAlert className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      ) : (
        <p className="tabular-nums">{progress ? uploadLabel(progress) : preparationLabel(image)}</p>
      )}
      {progress && (
        <Progress
          aria-label={photoTile.sending(name)}
          value={progress.sentBytes}
          max={progress.totalBytes}
        />
      )}
      {state === 'failed' && !progress && (
        <Button variant="ghost" size="sm" onClick={onRetry} className="-ml-3 justify-self-start">
          {photoTile.retry}
        </Button>
      )}
    </div>
  );
}

function preparationLabel({ file, originalBytes, state }: NewImage): string {
  const size = fileSize(originalBytes);
  if (state !== 'ready') return photoTile[state](size);
  const newSize = fileSize(file.size);
  return file.size < originalBytes ? photoTile.smaller(size, newSize) : newSize;
}

function uploadLabel({ sentBytes, totalBytes }: UploadProgress): string {
  if (sentBytes >= totalBytes) return photoTile.sent;
  return photoTile.percentSent(Math.floor((sentBytes / totalBytes) * 100));
}
