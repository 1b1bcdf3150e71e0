import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart, loadOrToast } from '#src/components/feedback/lazy-part.tsx';
import type { GalleryImage } from './property-photo.tsx';
import * as texts from './texts.ts';

const loadLightbox = async () => (await import('./property-lightbox.tsx')).PropertyLightbox;
const PropertyLightbox = lazyPart(loadLightbox);

/**
 * The open lightbox is a history entry, so that the browser's Back closes it. The element is
 * rendered once, anywhere.
 */
export function useLightbox(images: readonly GalleryImage[]) {
  const location = useLocation();
  const navigate = useNavigate();
  const startAt = openPhotoOf(location.state);

  async function openAt(index: number) {
    if (!(await loadOrToast(loadLightbox, texts.notOpened))) return;
    navigate(location, {
      state: { ...location.state, openPhoto: index },
      preventScrollReset: true,
    });
  }

  const lightbox = startAt !== undefined && (
    <PropertyLightbox images={images} startAt={startAt} onClose={() => navigate(-1)} />
  );
  return { openAt, lightbox };
}

function openPhotoOf(state: unknown): number | undefined {
  const hasPhoto = typeof state === 'object' && state !== null && 'openPhoto' in state;
  return hasPhoto && typeof state.openPhoto === 'number' ? state.openPhoto : undefined;
}
