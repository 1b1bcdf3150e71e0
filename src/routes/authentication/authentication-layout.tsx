import { Outlet } from 'react-router-dom';
import courtAvif from '#src/assets/hero/hero-tall-768.avif';
import courtWebp from '#src/assets/hero/hero-tall-768.webp';
import { PageContainer } from '#src/components/layout/page-container.tsx';

/** One column for the form; wide screens show an image beside it. */
export function Component() {
  return (
    <PageContainer className="grid gap-16 py-10 md:py-16 lg:grid-cols-12 lg:items-start">
      <div className="mx-auto w-full max-w-md min-w-0 lg:col-span-6 lg:mx-0 lg:py-6">
        <Outlet />
      </div>
      <picture className="sticky top-6 hidden h-[min(44rem,calc(100dvh-3rem))] lg:col-span-6 lg:block">
        <source type="image/avif" srcSet={courtAvif} />
        <img
          src={courtWebp}
          alt=""
          loading="lazy"
          className="size-full rounded-card object-cover"
        />
      </picture>
    </PageContainer>
  );
}
