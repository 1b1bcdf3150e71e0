import { useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { imageSource } from '#src/lib/image-url.ts';

interface ProfilePhotoProps {
  /** Address of the photograph; none, or one that does not load, leaves the initials. */
  url: string | null | undefined;
  fullName: string;
  className?: string;
}

/** A round portrait. The name stands beside it wherever it is shown. */
export function ProfilePhoto({ url, fullName, className }: ProfilePhotoProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const look = classNames('size-20 shrink-0 rounded-full', className);
  if (!url || url === failedUrl) {
    return (
      <span
        aria-hidden="true"
        className={classNames(
          look,
          'inline-flex items-center justify-center bg-brand-soft text-xl font-semibold text-brand',
        )}
      >
        {initialsOf(fullName)}
      </span>
    );
  }
  const source = url.startsWith('blob:') ? { src: url } : imageSource(url);
  return (
    <img
      {...source}
      sizes="80px"
      alt=""
      onError={() => setFailedUrl(url)}
      className={classNames(look, 'bg-sunken object-cover')}
    />
  );
}

function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
