import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { GalleryPicture } from './gallery-image.tsx';
import { GalleryTrack } from './gallery-track.tsx';
import { MissingPicture } from './missing-image.tsx';
import type { Picture } from './property-images.ts';
import { PropertyLightbox } from './property-lightbox.tsx';

/** How wide the cover is drawn; on dense phone screens less, since the difference is invisible. */
const coverSizes =
  '(min-width: 1024px) 710px, (min-width: 640px) 58vw, (min-resolution: 2.5dppx) 62vw, 82vw';

const heightLook = 'sm:h-80 lg:h-112 xl:h-120';

interface PropertyGalleryProps {
  pictures: readonly Picture[];
}

/** The cover large, the others beside or below it; each opens over the whole screen. */
export function PropertyGallery({ pictures }: PropertyGalleryProps) {
  const [openAt, setOpenAt] = useState<number>();
  const [cover, ...others] = pictures;
  if (!cover) {
    return (
      <div
        className={classNames(
          'aspect-16/10 overflow-hidden sm:aspect-auto sm:rounded-card',
          heightLook,
        )}
      >
        <MissingPicture label="No picture yet" />
      </div>
    );
  }
  return (
    <section aria-label="Pictures">
      <div
        className={classNames(
          'grid gap-2 overflow-hidden sm:rounded-card',
          others.length > 0 && 'sm:grid-cols-[minmax(0,58fr)_minmax(0,42fr)]',
          heightLook,
        )}
      >
        <div className="relative min-h-0">
          <GalleryPicture
            picture={cover}
            position={1}
            count={pictures.length}
            sizes={coverSizes}
            isPriority
            onOpen={() => setOpenAt(0)}
            className="aspect-16/10 size-full sm:aspect-auto"
          />
          {others.length > 0 && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setOpenAt(0)}
              className="absolute bottom-3 left-3 border-transparent shadow-card print:hidden"
            >
              <Images aria-hidden="true" />
              All {pictures.length} pictures
            </Button>
          )}
        </div>
        {others.length > 0 && (
          <GalleryTrack pictures={others} count={pictures.length} onOpen={setOpenAt} />
        )}
      </div>
      {openAt !== undefined && (
        <PropertyLightbox
          pictures={pictures}
          startAt={openAt}
          onClose={() => setOpenAt(undefined)}
        />
      )}
    </section>
  );
}
