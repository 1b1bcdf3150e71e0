import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './property-lightbox.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import Lightbox, { type GenericSlide, type ZoomRef } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { SpinnerMark } from '#src/components/ui/spinner.tsx';
import { useImageSource } from '#src/lib/image-url.ts';
import { type GalleryImage, MissingImage } from './property-photo.tsx';
import * as texts from './texts.ts';

/** In pixels, for a full screen; hosted originals may have any size. */
const MAX_WIDTH = 1600;

/** Replaces the library's image slide, which needs the size of each image in advance. */
interface PhotoSlide extends GenericSlide {
  type: 'photo';
  image: GalleryImage;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: PhotoSlide;
  }
}

interface PropertyLightboxProps {
  images: readonly GalleryImage[];
  startAt: number;
  onClose: () => void;
}

export function PropertyLightbox({ images, startAt, onClose }: PropertyLightboxProps) {
  const [slides] = useState(() => images.map((image): PhotoSlide => ({ type: 'photo', image })));
  const [index, setIndex] = useState(startAt);
  const zoomRef = useRef<ZoomRef>(null);
  const isClosing = useRef(false);

  function close() {
    // Pressing twice while the lightbox fades out must not go back twice.
    if (!isClosing.current) onClose();
    isClosing.current = true;
  }

  /** Keys that the library does not handle itself. */
  function handleKey({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (ctrlKey || metaKey) return;
    if (key === 'Home') setIndex(0);
    if (key === 'End') setIndex(slides.length - 1);
    if (key === '=') zoomRef.current?.zoomIn();
    if (key === '0') zoomRef.current?.changeZoom(1);
  }

  return (
    <Lightbox
      open
      close={close}
      slides={slides}
      index={index}
      on={{ view: ({ index }) => setIndex(index) }}
      plugins={[Counter, Zoom]}
      zoom={{
        ref: zoomRef,
        supports: ['photo'],
        maxZoom: 5,
        zoomInMultiplier: 1.6,
        scrollToZoom: true,
        // The zoom follows the distance between the fingers.
        pinchZoomV4: true,
      }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      animation={{ swipe: 250 }}
      noScroll={{ disabled: true }}
      labels={{ Lightbox: texts.photos, '{index} of {total}': texts.lightboxPosition }}
      portal={{ container: { onKeyDown: handleKey } }}
      render={{
        slide: ({ slide, zoom = 1 }) =>
          slide.type === 'photo' && <LightboxPhoto image={slide.image} isZoomed={zoom > 1} />,
        slideFooter: ({ slide }) =>
          slide.type === 'photo' && (
            // Screen readers read the same text as the image's alternative.
            <p aria-hidden="true" className="property-lightbox-caption">
              {slide.image.caption ?? slide.image.alt}
            </p>
          ),
      }}
    />
  );
}

function LightboxPhoto({ image, isZoomed }: { image: GalleryImage; isZoomed: boolean }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { source, onError } = useImageSource(image.url, MAX_WIDTH);
  if (!source) {
    return (
      <div className="aspect-4/3 max-h-full w-full max-w-2xl">
        <MissingImage label={texts.notAvailable} />
      </div>
    );
  }
  return (
    <>
      {!isLoaded && <SpinnerMark className="absolute text-on-photo" />}
      <img
        sizes={isZoomed ? '250vw' : '100vw'}
        {...source}
        alt={image.alt}
        draggable={false}
        onLoad={() => setIsLoaded(true)}
        onError={onError}
        style={{ backgroundColor: image.isFloorPlan ? image.color : undefined }}
        className="max-h-full max-w-full object-contain"
      />
    </>
  );
}
