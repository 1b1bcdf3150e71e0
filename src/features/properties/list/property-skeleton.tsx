import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';

/** The placeholder of a property page that is loading. */
export function PropertySkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton
        radius="none"
        className="-mx-4 aspect-16/10 sm:mx-0 sm:h-80 sm:aspect-auto sm:rounded-card lg:h-112 xl:h-120"
      />
      <div className="-mx-4 mt-2 grid grid-cols-2 gap-2 sm:hidden">
        <Skeleton radius="none" className="aspect-2/1" />
        <Skeleton radius="none" className="aspect-2/1" />
      </div>
      <div className="mt-4 grid gap-10 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16 md:mt-8">
        <div>
          <Skeleton className="h-6 w-48" />
          <Skeleton className="mt-3 h-9 w-72 max-w-full md:mt-4 md:h-10" />
          <Skeleton className="mt-2 h-7 w-full max-w-lg" />
          <Skeleton className="mt-2 h-6 w-56" />
          <Skeleton className="mt-4 h-12 w-full md:mt-6 md:h-16" />
        </div>
        <Skeleton radius="card" className="h-80" />
      </div>
    </div>
  );
}
