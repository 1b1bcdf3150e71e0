import { useState } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { imageSource } from '#src/lib/image-url.ts';

interface ProfilePhotoProps {
  /** Without a URL, or if it does not load, the initials are shown. */
  url: string | null | undefined;
  fullName: string;
  /** Its size. */
  className?: string;
}

/** Hidden from screen readers: the name is always shown beside it. */
export function ProfilePhoto({ url, fullName, className = 'size-20' }: ProfilePhotoProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const size = cn('shrink-0 rounded-full', className);
  if (!url || url === failedUrl) {
    return (
      <span
        aria-hidden="true"
        className={cn(
          size,
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
      className={cn(size, 'bg-sunken object-cover')}
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
