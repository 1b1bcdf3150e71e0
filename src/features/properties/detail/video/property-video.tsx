import { Play } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Property } from '#contract/property/property.ts';
import { type Video, videoOf } from '#contract/property/video.ts';
import { buttonVariants } from '#src/components/ui/button.tsx';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { cn } from '#src/lib/class-names.ts';
import * as texts from './texts.ts';

const frame = 'aspect-video w-full overflow-hidden rounded-card';

/** The home's own photo, in whose place the player loads when the visitor starts it. */
export function PropertyVideo({ property }: { property: Property }) {
  const headingId = useId();
  const [isStarted, setIsStarted] = useState(false);
  const video = videoOf(property.videoUrl ?? '');
  if (!video) return null;
  const photos = imagesOf(property);
  return (
    <section aria-labelledby={headingId} className="mt-10 md:mt-12 print:hidden">
      <h2 id={headingId} className="mb-4 text-xl font-semibold">
        {texts.heading}
      </h2>
      {isStarted ? (
        <Player video={video} title={property.title} />
      ) : (
        <button
          type="button"
          onClick={() => setIsStarted(true)}
          className={cn(frame, 'group relative block focus-visible:outline-offset-2')}
        >
          <span aria-hidden="true" className="absolute inset-0">
            {photos.length > 0 && (
              <PropertyPhoto
                image={photos[1] ?? photos[0]}
                sizes="(min-width: 80rem) 800px, (min-width: 48rem) 60vw, 100vw"
                className="brightness-75 transition-[filter] group-hover:brightness-65"
              />
            )}
          </span>
          <span className="absolute inset-0 flex items-center justify-center p-4">
            <span className={buttonVariants({ variant: 'photo', size: 'lg' })}>
              <Play className="fill-current" />
              {texts.watch}
            </span>
          </span>
        </button>
      )}
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
        {texts.note(video.host)}{' '}
        <a
          href={video.url}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center text-brand underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {texts.open(video.host)}
        </a>
      </p>
    </section>
  );
}

function Player({ video, title }: { video: Video; title: string }) {
  const ref = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => ref.current?.focus(), []);
  return (
    <iframe
      ref={ref}
      src={video.playerUrl}
      title={texts.player(title, video.host)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // YouTube plays nothing without the address of the page.
      referrerPolicy="strict-origin-when-cross-origin"
      className={cn(frame, 'border-0 bg-sunken')}
    />
  );
}
