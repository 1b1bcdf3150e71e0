import { useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { imageSource } from '#src/lib/image-url.ts';
import { MissingPicture } from './missing-image.tsx';
import type { Picture } from './property-images.ts';

interface PropertyPictureProps {
  /** None where the property has no picture. */
  picture: Picture | undefined;
  /** How wide it is drawn, as the `sizes` attribute puts it. */
  sizes: string;
  /** Seen at once: fetched before everything that can wait. */
  isPriority?: boolean;
  className?: string;
}

/** Fills its frame, which reserves the space; a picture that does not load falls back once. */
export function PropertyPicture({
  picture,
  sizes,
  isPriority = false,
  className,
}: PropertyPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (!picture) return <MissingPicture label="No picture yet" className={className} />;
  if (failedUrl === picture.url) {
    return <MissingPicture label="Picture not available" className={className} />;
  }
  return (
    <img
      // Before the address: some browsers start fetching as soon as they learn it.
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding={isPriority ? 'sync' : 'async'}
      sizes={sizes}
      {...imageSource(picture.url)}
      alt={picture.alt}
      onError={() => setFailedUrl(picture.url)}
      style={{ backgroundColor: picture.color }}
      className={classNames('size-full bg-sunken object-cover', className)}
    />
  );
}
