import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mobileHeroLocations } from '#contract/search/locations.ts';
import { HERO_SIZES, heroCrops, heroFiles } from '#contract/site/hero-image.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import type { HeroSearchFieldProps } from './hero-search.tsx';
import { LocationLinks } from './location-links.tsx';
import * as texts from './texts.ts';

const HeroSearch = lazyPart(async () => (await import('./hero-search.tsx')).HeroSearch);

interface HeroProps {
  /** The text query, which belongs to the properties. */
  searchField: (props: HeroSearchFieldProps) => ReactNode;
  /** Below the search panel of wide screens. */
  budgets: ReactNode;
}

export function Hero({ searchField, budgets }: HeroProps) {
  const isWide = useMediaQuery(NOT_MOBILE);
  return (
    <section aria-labelledby="hero-headline" className="relative">
      <div className="relative isolate z-10 flex min-h-55 flex-col overflow-x-clip bg-scrim text-on-photo md:min-h-[min(38svh,22rem)] md:[clip-path:inset(0_0_-30rem)]">
        <HeroImage />
        {/* Darkens the image behind the text on phones and beside the house on wide screens. */}
        <div className="absolute inset-0 bg-linear-to-b from-scrim/72 from-55% to-transparent to-75% md:hidden" />
        <div className="absolute inset-0 bg-linear-to-r from-scrim/65 via-scrim/55 via-55% to-transparent to-80% max-lg:hidden" />
        <PageContainer className="relative pt-6 md:pt-12 md:pb-36 lg:pb-29">
          <div className="relative">
            {/* Darkens the image behind the text where it stands above the house, however it wraps. */}
            <div className="absolute -inset-x-6 -top-20 -bottom-24 bg-linear-to-b from-scrim/75 via-scrim/60 via-[calc(100%-6rem)] to-transparent max-md:hidden lg:hidden" />
            <div className="relative max-w-3xl">
              <span className="mb-5 block h-1 w-12 rounded-full bg-highlight max-md:hidden" />
              <h1
                id="hero-headline"
                className="font-display text-2xl font-semibold text-balance max-[22rem]:text-xl md:text-4xl"
              >
                {texts.headline}
              </h1>
              <p className="mt-1 max-w-sm text-balance md:mt-4 md:text-lg">
                {isWide ? texts.lede : texts.shortLede}
              </p>
            </div>
          </div>
        </PageContainer>
      </div>
      {!isWide && <MobileSearch searchField={searchField} />}
      {isWide && (
        <PageContainer className="relative z-20 -mt-24 lg:-mt-20">
          <Card>
            <HeroSearch
              searchField={searchField}
              loading={<div className={searchFrame} />}
              failed={(retry) => (
                <div className={searchFrame}>
                  <Button onClick={retry}>{texts.findHome}</Button>
                </div>
              )}
            />
            {budgets}
          </Card>
        </PageContainer>
      )}
    </section>
  );
}

/** As high as the search that takes its place. */
const searchFrame = 'grid h-36 place-items-center lg:h-20';

function MobileSearch({ searchField }: Pick<HeroProps, 'searchField'>) {
  const navigate = useNavigate();
  const [q, setQ] = useState<string>();
  return (
    <PageContainer className="relative z-20 -mt-5.5">
      <div className="rounded-field shadow-card">
        {searchField({
          value: q,
          onChange: setQ,
          onSubmit: (typed) => navigate(paths.propertyListings.href({ q: typed })),
          submitLabel: texts.search,
        })}
      </div>
      {/* One row, which scrolls on narrow phones. */}
      <div className="-mx-4 mt-2.5 flex gap-2 overflow-x-auto mask-r-from-96% px-4 [scrollbar-width:none] *:shrink-0">
        <ButtonLink to={paths.propertyListings.href({ q })} variant="ghost" className="px-0!">
          {texts.viewAll}
        </ButtonLink>
        <LocationLinks locations={mobileHeroLocations} />
      </div>
    </PageContainer>
  );
}

const files = import.meta.glob<string>('/src/assets/hero/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Has a wide crop, and a tall one on phones. Our server preloads the AVIF files. */
function HeroImage() {
  return (
    <picture>
      {heroCrops.flatMap((crop) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`${crop.name}.${format}`}
            media={crop.media}
            type={`image/${format}`}
            sizes={HERO_SIZES}
            srcSet={heroFiles(crop, format)
              .map(({ source, width }) => `${fileUrl(source)} ${width}w`)
              .join(', ')}
          />
        )),
      )}
      <img
        src={fileUrl('src/assets/hero/hero-wide-1440.webp')}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-[60%_35%] md:object-[60%_50%]"
      />
    </picture>
  );
}

function fileUrl(source: string): string {
  return files[`/${source}`] ?? '';
}
