import { cn } from '#src/lib/class-names.ts';
import { useImageSource } from '#src/lib/image-url.ts';

interface ProfilePhotoProps {
  /** Without a URL, or if it does not load, the initials are shown. */
  url: string | null | undefined;
  fullName: string;
  /** Its size, and that of the initials. */
  className?: string;
}

/** Hidden from screen readers: the name is always shown beside it. */
export function ProfilePhoto({ url, fullName, className = 'size-20 text-xl' }: ProfilePhotoProps) {
  const { source, onError } = useImageSource(url ?? '');
  const size = cn('shrink-0 rounded-full', className);
  if (!url || !source) {
    return (
      <span
        aria-hidden="true"
        className={cn(
          size,
          'inline-flex items-center justify-center bg-brand-soft font-semibold text-brand',
        )}
      >
        {initialsOf(fullName)}
      </span>
    );
  }
  return (
    <img
      {...source}
      sizes="80px"
      alt=""
      onError={onError}
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
