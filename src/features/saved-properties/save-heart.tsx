import { lazy, Suspense, useState } from 'react';
import type { Property } from '#contract/property.ts';
import { PartBoundary } from '#src/components/feedback/part-boundary.tsx';
import { useSession } from '#src/lib/session.ts';
import { HeartButton } from './heart-button.tsx';
import { useAskToSave } from './use-ask-to-save.ts';

/** Guests are spared its code. */
const MemberHeart = lazy(async () => ({
  default: (await import('./member-heart.tsx')).MemberHeart,
}));

/** The heart in the corner of a card's picture. */
export function SaveHeart({ property }: { property: Property }) {
  const isSignedIn = useSession() !== null;
  const askToSave = useAskToSave(property);
  /** Pressed before its code was there. */
  const [isAsked, setIsAsked] = useState(false);
  if (!isSignedIn) return <HeartButton title={property.title} onClick={askToSave} />;
  return (
    <PartBoundary fallback={<HeartButton title={property.title} />}>
      <Suspense
        fallback={
          <HeartButton
            title={property.title}
            isUpdating={isAsked}
            onClick={() => setIsAsked(true)}
          />
        }
      >
        <MemberHeart property={property} isAsked={isAsked} onAsked={() => setIsAsked(false)} />
      </Suspense>
    </PartBoundary>
  );
}
