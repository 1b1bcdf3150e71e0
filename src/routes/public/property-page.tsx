import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { isDevelopment, isPublished, type Property } from '#contract/property/property.ts';
import { propertyNotShownHead } from '#contract/site/first-heads.ts';
import { propertyHead } from '#contract/site/property-head.ts';
import { lazyPart } from '#src/components/feedback/lazy-part.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { useProperty } from '#src/features/properties/api/use-property.ts';
import { BackToProperties } from '#src/features/properties/detail/back-to-properties.tsx';
import { PropertyContactBar } from '#src/features/properties/detail/property-contact-bar.tsx';
import { PropertyDetail } from '#src/features/properties/detail/property-detail.tsx';
import { PropertyLoadError } from '#src/features/properties/detail/property-load-error.tsx';
import { ShareProperty } from '#src/features/properties/detail/share-property.tsx';
import * as texts from '#src/features/properties/detail/texts.ts';
import { useTabKey } from '#src/features/properties/detail/use-tab-key.ts';
import { PropertySkeleton } from '#src/features/properties/list/property-skeleton.tsx';
import { SaveButton } from '#src/features/properties/saved/save-button.tsx';
import { savedPropertyQueries } from '#src/features/properties/saved/saved-property-queries.ts';
import { useRememberedView } from '#src/features/properties/saved/use-remembered-view.ts';
import { apiOrigin } from '#src/lib/env.ts';
import { NOT_MOBILE, useMediaQuery } from '#src/lib/media-query.ts';
import { paths } from '#src/lib/paths.ts';
import { useNearScreen } from '#src/lib/use-near-screen.ts';

const DraftBanner = lazyPart(
  async () => (await import('#src/features/properties/detail/panels/draft-banner.tsx')).DraftBanner,
);
const AskButtons = lazyPart(async () => (await import('./property-asks.tsx')).AskButtons);
const ReportButton = lazyPart(async () => (await import('./property-asks.tsx')).ReportButton);
const SimilarProperties = lazyPart(
  async () =>
    (await import('#src/features/properties/detail/similar-properties.tsx')).SimilarProperties,
);

export function Component() {
  return (
    <PropertyView
      heading={texts.propertyHeading}
      list={{ label: texts.allProperties, href: paths.propertyListings.href() }}
    />
  );
}

/** The page at `/new-development/:id`, which hides the price of any property. */
export function NewDevelopmentPage() {
  return (
    <PropertyView
      heading={texts.developmentHeading}
      list={{ label: texts.allDevelopments, href: paths.newDevelopments.href() }}
      isDevelopmentPage
    />
  );
}

interface PropertyViewProps {
  /** Shown until the property is loaded. */
  heading: string;
  list: { label: string; href: string };
  isDevelopmentPage?: boolean;
}

function PropertyView({ heading, list, isDevelopmentPage = false }: PropertyViewProps) {
  const { id = '' } = useParams();
  const isWide = useMediaQuery(NOT_MOBILE);
  const {
    data: property,
    error,
    refetch,
    isPlaceholderData,
  } = useProperty(id, useQueryClient().getQueryData(savedPropertyQueries.list().queryKey) ?? []);
  const isDraft = property !== undefined && !isPublished(property);
  useRememberedView(isPlaceholderData || isDraft ? undefined : property);
  const hidesPrice = isDevelopmentPage || (property !== undefined && isDevelopment(property));

  return (
    <>
      {isDraft && <DraftBanner id={id} />}
      <div key={id} className="relative">
        {(property || !error) && (
          <PageContainer className="absolute inset-x-0 top-0 z-10 flex flex-wrap justify-between gap-2 pt-3 md:pt-5">
            <BackToProperties list={list} isOnImage />
            {property && <ShareProperty property={property} hidesPrice={hidesPrice} />}
          </PageContainer>
        )}
        {property ? (
          <div className="pb-16">
            <PageHead
              {...propertyHead(property, {
                origin: window.location.origin,
                apiOrigin: apiOrigin(),
                hidesPrice,
              })}
            />
            <PropertyDetail
              property={property}
              hidesPrice={hidesPrice}
              asks={<AskButtons property={property} />}
              report={<ReportButton property={property} />}
              action={isWide && !isDraft && <SaveButton property={property} />}
            />
            <PageContainer>
              <NearSimilarProperties property={property} />
            </PageContainer>
          </div>
        ) : error ? (
          <PageContainer className="pt-3 pb-16">
            <BackToProperties list={list} />
            <PageHead {...propertyNotShownHead} />
            <PropertyLoadError
              error={error}
              onRetry={refetch}
              isDevelopment={isDevelopmentPage}
              listHref={list.href}
            />
          </PageContainer>
        ) : (
          <>
            <h1 className="sr-only">{heading}</h1>
            <PropertySkeleton />
          </>
        )}
        {property && !isWide && (
          <PropertyContactBar
            property={property}
            hidesPrice={hidesPrice}
            action={!isDraft && <SaveButton property={property} />}
          />
        )}
      </div>
    </>
  );
}

/** Loaded when the visitor scrolls near or presses Tab. */
function NearSimilarProperties({ property }: { property: Property }) {
  const endRef = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(endRef, 800);
  const hasTab = useTabKey();
  return (
    <div ref={endRef} className="print:hidden">
      {(isNear || hasTab) && <SimilarProperties property={property} />}
    </div>
  );
}
