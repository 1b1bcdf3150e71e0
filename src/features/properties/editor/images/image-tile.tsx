import { ArrowLeft, ArrowRight, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#src/components/ui/badge.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import type { SentBytes } from '#src/features/properties/editor/use-property-save.ts';
import { EditedPictureView } from './edited-image-view.tsx';
import type { EditedPicture } from './image-list.ts';
import { PictureProgress } from './image-progress.tsx';

export interface PictureTileProps {
  picture: EditedPicture;
  /** Its place among those that are kept, from 1 on. */
  place: number;
  /** Places that it may take instead, from the first to the last; none where it has to stay. */
  places: readonly EditedPicture[];
  /** What of this file has gone out. */
  sent: SentBytes | null;
  isBusy: boolean;
  /** The picture's name for those who listen. */
  name: string;
  /** What makes the picture itself a thing to drag. */
  dragHandle: (picture: ReactNode) => ReactNode;
  onMove: (placeOf: EditedPicture) => void;
  onRemove: () => void;
  onRetry: () => void;
}

export function PictureTile(props: PictureTileProps) {
  const { picture, place, places, sent, isBusy, name, dragHandle, onMove, onRemove, onRetry } =
    props;
  const index = places.findIndex(({ id }) => id === picture.id);
  // Among new pictures alone the first is the cover only where there are no others.
  const coverPlace =
    place > 1 && places.length >= place && index === place - 1 ? places[0] : undefined;
  const before = places[index - 1];
  const after = index < 0 ? undefined : places[index + 1];
  const isWorking = picture.kind === 'new' && /^(waiting|preparing)$/.test(picture.state);
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border bg-surface">
      <div className="group relative aspect-4/3 bg-sunken">
        {dragHandle(<EditedPictureView picture={picture} name={name} />)}
        <Badge
          tone={place === 1 ? 'highlight' : 'photo'}
          className="pointer-events-none absolute top-2 left-2"
        >
          {place === 1 ? 'Cover' : place}
        </Badge>
        {coverPlace && (
          <Button
            variant="photo-quiet"
            size="sm"
            disabled={isBusy}
            onClick={() => onMove(coverPlace)}
            aria-label={`Make ${name} the cover`}
            className="absolute right-2 bottom-2 transition-opacity pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100"
          >
            <Star aria-hidden="true" />
            Cover
          </Button>
        )}
      </div>
      <div className="flex flex-1 flex-col justify-between">
        {picture.kind === 'new' && (
          <PictureProgress picture={picture} sent={sent} onRetry={onRetry} />
        )}
        <div data-picture={picture.id} className="mt-auto flex justify-between">
          <IconButton
            label={`Move ${name} earlier`}
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={isBusy || !before}
            onClick={() => before && onMove(before)}
          />
          <IconButton
            label={`Move ${name} later`}
            icon={<ArrowRight aria-hidden="true" />}
            disabled={isBusy || !after}
            onClick={() => after && onMove(after)}
          />
          <IconButton
            label={isWorking ? `Cancel ${name}` : `Remove ${name}`}
            icon={<X aria-hidden="true" />}
            disabled={isBusy}
            onClick={onRemove}
            className="enabled:hover:text-danger"
          />
        </div>
      </div>
    </div>
  );
}
