import { Undo2 } from 'lucide-react';
import { Button } from '#src/components/ui/button.tsx';
import { EditedPictureView } from './edited-image-view.tsx';
import type { StoredImage } from './image-list.ts';

interface RemovedPicturesProps {
  pictures: readonly StoredImage[];
  isBusy: boolean;
  onPutBack: (picture: StoredImage) => void;
}

/** What goes with the next save, and can be put back until then. */
export function RemovedPictures({ pictures, isBusy, onPutBack }: RemovedPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <div className="rounded-card bg-sunken p-4">
      <h3 className="text-sm font-medium">Removed when you save</h3>
      <ul className="mt-3 flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          <li key={picture.id} className="w-28">
            <div className="aspect-4/3 overflow-hidden rounded-field bg-surface opacity-60">
              <EditedPictureView picture={picture} name={`Removed picture ${index + 1}`} />
            </div>
            <Button
              variant="ghost"
              size="sm"
              disabled={isBusy}
              aria-label={`Put back removed picture ${index + 1}`}
              onClick={() => onPutBack(picture)}
              className="mt-1 w-full"
            >
              <Undo2 aria-hidden="true" />
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
