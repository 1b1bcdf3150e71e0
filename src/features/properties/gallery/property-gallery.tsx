import { Images } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { logger } from '#src/lib/logger.ts';
import { notify } from '#src/lib/notify.ts';
import { GalleryImageButton, GalleryTrack } from './gallery-track.tsx';
import { MissingImage } from './property-image.tsx';
import type { GalleryImage } from './property-images.ts';

const loadLightbox = async () => (await import('./property-lightbox.tsx')).PropertyLightbox;
const PropertyLightbox = lazy(async () => ({ default: await loadLightbox() }));

/** Smaller than the rendered width on dense phone screens, where the difference is invisible. */
const coverSizes =
  '(min-width: 1024px) 710px, (min-width: 640px) 58vw, (min-resolution: 2.5dppx) 62vw, 82vw';

const heights = 'sm:h-80 lg:h-112 xl:h-120';

interface PropertyGalleryProps {
  images: readonly GalleryImage[];
}

/** The cover large, the other images beside or below it; each opens in the lightbox. */
export function PropertyGallery({ images }: PropertyGalleryProps) {
  const lightbox = useLightboxEntry();
  const [cover, ...others] = images;
  if (!cover) {
    return (
      <div className={cn('aspect-16/10 overflow-hidden sm:aspect-auto sm:rounded-card', heights)}>
        <MissingImage label="No photo yet" />
      </div>
    );
  }
  return (
    <section aria-label="Photos">
      <div
        className={cn(
          'grid gap-2 overflow-hidden sm:rounded-card',
          others.length > 0 && 'sm:grid-cols-[minmax(0,58fr)_minmax(0,42fr)]',
          heights,
        )}
      >
        <div className="relative min-h-0">
          <GalleryImageButton
            image={cover}
            position={1}
            count={images.length}
            sizes={coverSizes}
            isPriority
            onOpen={() => lightbox.open(0)}
            className="aspect-16/10 size-full sm:aspect-auto"
          />
          {others.length > 0 && (
            <Button
              variant="borderless"
              size="sm"
              onClick={() => lightbox.open(0)}
              className="absolute bottom-3 left-3 shadow-card print:hidden"
            >
              <Images aria-hidden="true" />
              All {images.length} photos
            </Button>
          )}
        </div>
        {others.length > 0 && (
          <GalleryTrack images={others} count={images.length} onOpen={lightbox.open} />
        )}
      </div>
      {lightbox.openAt !== undefined && (
        <PartBoundary fallback={null}>
          <Suspense>
            <PropertyLightbox images={images} startAt={lightbox.openAt} onClose={lightbox.close} />
          </Suspense>
        </PartBoundary>
      )}
    </section>
  );
}

/** The open lightbox is a history entry, so that the browser's Back closes it. */
function useLightboxEntry() {
  const location = useLocation();
  const navigate = useNavigate();

  async function open(index: number) {
    try {
      await loadLightbox();
    } catch (error) {
      logger.warn('The lightbox could not be loaded', error);
      notify.error('The photos could not be opened', {
        description: 'Please check your connection and try again.',
      });
      return;
    }
    navigate(location, {
      state: { ...location.state, openPhoto: index },
      preventScrollReset: true,
    });
  }

  return { openAt: openPhotoOf(location.state), open, close: () => navigate(-1) };
}

function openPhotoOf(state: unknown): number | undefined {
  const hasPhoto = typeof state === 'object' && state !== null && 'openPhoto' in state;
  return hasPhoto && typeof state.openPhoto === 'number' ? state.openPhoto : undefined;
}
