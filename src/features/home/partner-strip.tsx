import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { cn } from '#src/lib/class-names.ts';
import { partners } from './partners.tsx';

/**
 * The partners' marks, passing by on their own until a hand, the focus, the button or a wish for
 * less motion stops them. The second set only fills the gap that the first leaves.
 */
export function PartnerStrip() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section aria-labelledby="our-partners" className="py-16">
      <PageContainer className="flex items-center justify-between gap-4">
        <h2 id="our-partners" className="font-display text-xl font-semibold">
          Our partners
        </h2>
        <IconButton
          label={isPaused ? 'Play the partner strip' : 'Pause the partner strip'}
          icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          onClick={() => setIsPaused(!isPaused)}
          className="motion-reduce:hidden"
        />
      </PageContainer>
      <div className="partner-strip mt-6 overflow-hidden mask-x-from-90% motion-reduce:mask-none">
        <div
          className={cn(
            'partner-strip-track flex w-max motion-reduce:w-auto',
            isPaused && 'is-paused',
          )}
        >
          <PartnerMarks />
          <PartnerMarks isRepeat />
        </div>
      </div>
    </section>
  );
}

function PartnerMarks({ isRepeat }: { isRepeat?: boolean }) {
  return (
    <ul
      aria-hidden={isRepeat}
      className={cn(
        'flex min-w-screen justify-around motion-reduce:mx-auto motion-reduce:grid motion-reduce:w-full motion-reduce:max-w-page motion-reduce:min-w-0 motion-reduce:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] motion-reduce:gap-y-6 motion-reduce:px-4 lg:motion-reduce:grid-cols-4 md:motion-reduce:px-6 lg:motion-reduce:px-8',
        isRepeat && 'motion-reduce:hidden',
      )}
    >
      {partners.map(({ name, field, mark }) => (
        <li key={name} className="flex items-center gap-3 px-8 text-muted motion-reduce:px-0">
          <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9 fill-current">
            {mark}
          </svg>
          <span className="leading-tight whitespace-nowrap">
            <span className="block font-semibold">{name}</span>
            <span className="block text-xs">{field}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
