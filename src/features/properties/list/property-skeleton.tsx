import { PageContainer } from '#src/components/layout/page-container.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { openingFrame } from '#src/features/properties/gallery/gallery-image.tsx';
import * as texts from './texts.ts';

/** The placeholder of a property page that is loading. */
export function PropertySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton radius="none" className={openingFrame} />
      <PageContainer className="mt-3 grid gap-10 pb-16 md:mt-6 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <div>
          <Skeleton className="h-5 w-48" />
          <Skeleton className="mt-1 h-10 w-72 max-w-full md:mt-2 md:h-13" />
          <Skeleton className="mt-2 h-17 w-full max-w-xl md:mt-3 lg:h-10" />
          <Skeleton className="mt-2 h-6 w-56 md:mt-3" />
          <Skeleton className="mt-2 h-6 w-64 md:mt-3" />
        </div>
        <Skeleton radius="card" className="h-80" />
      </PageContainer>
    </div>
  );
}
