import { MapPinOff } from 'lucide-react';
import { notFoundHead } from '#contract/page-heads.ts';
import { popularPlaces } from '#contract/places.ts';
import { FOR_SALE } from '#contract/property.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';

export function NotFoundPage() {
  return (
    <PageContainer className="py-16 md:py-24">
      <PageHead {...notFoundHead} />
      <h1 className="mb-8 font-display text-3xl font-semibold md:text-4xl">Page not found</h1>
      <EmptyState
        icon={<MapPinOff />}
        title="There is nothing at this address"
        description="It may be mistyped, or the property was sold and its page taken down. Homes that are still for sale are close by."
        action={
          <>
            <ButtonLink to={paths.propertyListings.href()}>View all properties</ButtonLink>
            <ButtonLink to={paths.contact.href()} variant="secondary">
              Contact Us
            </ButtonLink>
          </>
        }
      />
      <ul aria-label="Popular locations" className="mt-8 flex flex-wrap justify-center gap-2">
        {popularPlaces.map((location) => (
          <li key={location}>
            <ButtonLink
              to={paths.propertyListings.href({ location, status: FOR_SALE })}
              variant="ghost"
              size="sm"
            >
              {location}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </PageContainer>
  );
}
