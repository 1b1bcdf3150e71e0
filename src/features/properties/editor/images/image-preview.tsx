import { FileImage, ImageOff, Undo2 } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';
import { SpinnerMark } from '#src/components/ui/spinner.tsx';
import type {
  EditedImage,
  ExistingImage,
  NewImage,
} from '#src/features/properties/api/edited-images.ts';
import * as texts from '#src/features/properties/editor/texts.ts';
import { cn } from '#src/lib/class-names.ts';
import { useFileUrl } from '#src/lib/files.ts';
import { useImageSource } from '#src/lib/image-url.ts';

interface ImagePreviewProps {
  image: EditedImage;
  name: string;
  /** Whether it is shown without being cropped. */
  isWhole?: boolean;
}

export function ImagePreview({ image, name, isWhole = false }: ImagePreviewProps) {
  const fileUrl = useFileUrl(image.kind === 'new' ? fileToShow(image) : null);
  const { source, onError } = useImageSource((image.kind === 'stored' ? image.url : fileUrl) ?? '');
  if (image.kind === 'new' && !fileUrl) {
    return (
      <span className="flex size-full items-center justify-center text-brand">
        <SpinnerMark />
      </span>
    );
  }
  if (!source) {
    const isStored = image.kind === 'stored';
    return (
      <span className="flex size-full flex-col items-center justify-center gap-1 p-3 text-center text-xs text-muted">
        {isStored ? <ImageOff /> : <FileImage />}
        {isStored ? texts.photoTile.notAvailable : texts.photoTile.noPreview}
      </span>
    );
  }
  return (
    <img
      {...source}
      sizes="(min-width: 64rem) 220px, 50vw"
      alt={name}
      draggable={false}
      decoding="async"
      onError={onError}
      className={cn('size-full', isWhole ? 'object-contain' : 'object-cover')}
    />
  );
}

/** Null while there may be a smaller copy soon: decoding a large photo takes time. */
export function fileToShow({ file, state }: NewImage): File | null {
  return state === 'waiting' || state === 'preparing' ? null : file;
}

interface RemovedImagesProps {
  images: readonly ExistingImage[];
  onPutBack: (image: ExistingImage) => void;
}

export function RemovedImages({ images, onPutBack }: RemovedImagesProps) {
  const { removedPhotos } = texts;
  if (images.length === 0) return null;
  return (
    <div className="rounded-card bg-sunken p-4">
      <h3 className="text-sm font-medium">{removedPhotos.title}</h3>
      <ul className="mt-3 flex flex-wrap gap-3">
        {images.map((image, index) => (
          <li key={image.id} className="w-28">
            <div className="aspect-4/3 overflow-hidden rounded-field bg-surface opacity-60">
              <ImagePreview image={image} name={removedPhotos.name(index + 1)} />
            </div>
            <Button
              variant="ghost"
              size="sm"
              aria-label={removedPhotos.putBackLabel(index + 1)}
              onClick={() => onPutBack(image)}
              className="mt-1 w-full"
            >
              <Undo2 />
              {removedPhotos.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
