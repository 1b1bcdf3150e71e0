import { useState } from 'react';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { partners as texts } from './texts.ts';

/** Each path is drawn in a viewBox of 32 by 32. */
const partners = [
  { ...texts.zuma, path: 'M2 27 12 8l6 10 4-6 8 15z' },
  { ...texts.kainji, path: 'M18 2 6 18h8l-2 12 14-18h-9z' },
  { ...texts.osun, path: 'M16 2 5 22h9v8h4v-8h9z' },
  { ...texts.lagoon, path: 'M16 3 4 29h5l7-16 7 16h5zM11 22h10v3H11z' },
  { ...texts.benue, path: 'M2 8h13v7H2zm15 0h13v7H17zM9 17h14v7H9z' },
  { ...texts.calabar, path: 'M16 3 3 11h26zM6 13h20v11H6zM3 26h26v3H3z' },
  { ...texts.jos, path: 'M4 4h11v24H4zm13 0h11v24H17z' },
  { ...texts.sahel, path: 'M16 2c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z' },
];

/**
 * Scrolls the partners' logos until the visitor hovers, focuses or pauses them. With reduced motion
 * they are a still grid.
 */
export function PartnerStrip() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section aria-labelledby="our-partners" className="py-16">
      <PageContainer className="flex items-center justify-between gap-4">
        <h2 id="our-partners" className="font-display text-2xl font-semibold md:text-3xl">
          {texts.heading}
        </h2>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => setIsPaused(!isPaused)}
          className="motion-reduce:hidden"
        >
          {isPaused ? texts.play : texts.pause}
        </Button>
      </PageContainer>
      <div className="group mt-6 overflow-hidden mask-x-from-90% motion-reduce:mask-none">
        <div
          className={cn(
            'flex w-max animate-[partner-strip_48s_linear_infinite] group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:w-auto motion-reduce:animate-none',
            isPaused && '[animation-play-state:paused]',
          )}
        >
          <PartnerLogos />
          <PartnerLogos isRepeat />
        </div>
      </div>
    </section>
  );
}

/** The repeat fills the gap that the first list leaves as it scrolls. */
function PartnerLogos({ isRepeat }: { isRepeat?: boolean }) {
  return (
    <ul aria-hidden={isRepeat} className={cn('partner-logos', isRepeat && 'motion-reduce:hidden')}>
      {partners.map(({ name, field, path }) => (
        <li key={name}>
          <svg
            viewBox="0 0 32 32"
            aria-hidden="true"
            className="size-5 shrink-0 fill-current opacity-70"
          >
            <path d={path} />
          </svg>
          <span className="leading-tight motion-safe:whitespace-nowrap">
            <span className="block text-sm font-medium text-ink">{name}</span>
            <span className="block text-xs">{field}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
