import { ArrowLeft, ArrowRight, CircleAlert, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { Progress } from '#src/components/ui/progress.tsx';
import type { EditedImage, NewImage } from '#src/features/properties/api/edited-images.ts';
import type { UploadProgress } from '#src/features/properties/api/property-mutations.ts';
import * as texts from '#src/features/properties/editor/texts.ts';
import { fileSize } from '#src/lib/files.ts';
import { ImagePreview } from './image-preview.tsx';

const { photoTile } = texts;

interface ImageTileProps {
  image: EditedImage;
  /** Among the kept images, from 1. */
  position: number;
  /** The images that it can change places with, itself included; empty if it cannot be moved. */
  targets: readonly EditedImage[];
  progress: UploadProgress | undefined;
  isBusy: boolean;
  name: string;
  renderHandle: (preview: ReactNode) => ReactNode;
  onMove: (target: EditedImage) => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function ImageTile(props: ImageTileProps) {
  const { image, position, targets, isBusy, name, onMove } = props;
  const index = targets.findIndex(({ id }) => id === image.id);
  // Without stored images in front of it, the first of the new images is the cover.
  const isCoverReachable = position > 1 && targets.length >= position && index === position - 1;
  const cover = isCoverReachable ? targets[0] : undefined;
  const before = targets[index - 1];
  const after = index < 0 ? undefined : targets[index + 1];
  const isPreparing = image.kind === 'new' && /^(waiting|preparing)$/.test(image.state);
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border bg-surface">
      <div className="group relative aspect-4/3 bg-sunken">
        {props.renderHandle(<ImagePreview image={image} name={name} />)}
        <Badge
          tone={position === 1 ? 'highlight' : 'photo'}
          className="pointer-events-none absolute top-2 left-2"
        >
          {position === 1 ? photoTile.cover : position}
        </Badge>
        {cover && (
          <Button
            variant="photo-quiet"
            size="sm"
            disabled={isBusy}
            onClick={() => onMove(cover)}
            aria-label={photoTile.makeCover(name)}
            className="absolute right-2 bottom-2 transition-opacity! pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100"
          >
            <Star aria-hidden="true" />
            {photoTile.cover}
          </Button>
        )}
      </div>
      <div className="flex flex-1 flex-col justify-between">
        {image.kind === 'new' && (
          <NewImageStatus image={image} progress={props.progress} onRetry={props.onRetry} />
        )}
        <div data-image={image.id} className="mt-auto flex justify-between">
          <IconButton
            label={photoTile.moveEarlier(name)}
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={isBusy || !before}
            onClick={() => before && onMove(before)}
          />
          <IconButton
            label={photoTile.moveLater(name)}
            icon={<ArrowRight aria-hidden="true" />}
            disabled={isBusy || !after}
            onClick={() => after && onMove(after)}
          />
          <IconButton
            label={isPreparing ? photoTile.cancel(name) : photoTile.remove(name)}
            icon={<X aria-hidden="true" />}
            disabled={isBusy}
            onClick={props.onRemove}
          />
        </div>
      </div>
    </div>
  );
}

interface NewImageStatusProps {
  image: NewImage;
  progress: UploadProgress | undefined;
  onRetry: () => void;
}

function NewImageStatus({ image, progress, onRetry }: NewImageStatusProps) {
  const { file, state, error } = image;
  return (
    <div className="grid gap-1 px-3 pt-2 text-xs text-muted">
      <p className="truncate font-medium text-ink" title={file.name}>
        {file.name}
      </p>
      {error ? (
        <p className="flex gap-1 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      ) : (
        <p className="tabular-nums">{progress ? uploadLabel(progress) : preparationLabel(image)}</p>
      )}
      {progress && (
        <Progress
          aria-label={photoTile.sending(file.name)}
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

function preparationLabel({ file, prepared, state }: NewImage): string {
  const size = fileSize(file.size);
  if (state === 'waiting') return photoTile.waiting(size);
  if (state === 'preparing') return photoTile.preparing(size);
  if (state === 'failed') return photoTile.failed(size);
  if (!prepared) return photoTile.unchanged(size);
  const newSize = fileSize(prepared.size);
  return prepared.size < file.size ? photoTile.smaller(size, newSize) : newSize;
}

function uploadLabel({ sentBytes, totalBytes }: UploadProgress): string {
  if (sentBytes >= totalBytes) return photoTile.sent;
  return photoTile.percentSent(Math.floor((sentBytes / totalBytes) * 100));
}
