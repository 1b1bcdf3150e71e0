import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Enquiry } from '#contract/endpoints/enquiries.ts';
import {
  displayedStatus,
  priceLabel,
  propertyReference,
} from '#contract/property/property-labels.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { enquiryQueries } from '#src/features/enquiries/api/enquiry-queries.ts';
import { DeleteEnquiry } from '#src/features/enquiries/staff/delete-enquiry.tsx';
import { EnquiryDetail } from '#src/features/enquiries/staff/enquiry-detail.tsx';
import { enquiryPaths } from '#src/features/enquiries/staff/enquiry-paths.ts';
import * as texts from '#src/features/enquiries/staff/texts.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { imagesOf, PropertyPhoto } from '#src/features/properties/gallery/property-photo.tsx';
import { locationLabel } from '#src/features/properties/map/map-point.ts';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';

const { page } = texts;

export function Component() {
  const { id = '' } = useParams();
  return <StoredEnquiry key={id} id={id} />;
}

function StoredEnquiry({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data: enquiry, error, refetch } = useQuery(enquiryQueries.detail(id));
  if (enquiry) {
    const { fullName, kind, at, reference, property } = enquiry;
    const when = readableDate(at, 'moment') ?? at;
    return (
      <AdminPage
        title={fullName ?? texts.anonymous}
        description={page.received(texts.kinds[kind], when, reference)}
      >
        <EnquiryDetail
          enquiry={enquiry}
          home={property && <EnquiredHome property={property} />}
          deletion={<DeleteEnquiry id={id} onDeleted={() => navigate(enquiryPaths.list.href())} />}
        />
      </AdminPage>
    );
  }
  const isMissing = error?.status === 404;
  return (
    <AdminPage title={page.title}>
      {isMissing ? (
        <EmptyState
          icon={<Inbox />}
          title={page.notFound}
          description={page.notFoundHint}
          action={<ButtonLink to={enquiryPaths.list.href()}>{page.backToList}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState title={page.failed} description={error.message} onRetry={refetch} />
      ) : (
        <Skeleton radius="card" className="h-[60dvh]" />
      )}
    </AdminPage>
  );
}

/** No line ends inside 'Phase 1'. */
function withWholeNames(text: string): string {
  return text.replace(/ (?=\d)/g, '\u00a0');
}

/** The home as it is now, or its title at the time if it is gone. */
function EnquiredHome({
  property: { _id, title },
}: {
  property: NonNullable<Enquiry['property']>;
}) {
  const { data } = useQuery({ ...propertyQueries.detail(_id), meta: { failureToast: false } });
  return (
    <div className="relative flex gap-4 overflow-hidden rounded-card border bg-surface">
      {data && (
        <div className="w-22 shrink-0 sm:w-28">
          <PropertyPhoto image={imagesOf(data)[0]} sizes="(min-width: 40rem) 112px, 88px" />
        </div>
      )}
      <div className="min-w-0 self-center py-3 pr-4 not-first:pl-0 first:pl-4">
        <Link
          to={paths.admin.property.href(_id)}
          className="line-clamp-3 font-medium hover:text-brand after:absolute after:inset-0"
        >
          {withWholeNames(data?.title ?? title ?? _id)}
        </Link>
        {data && (
          <div className="mt-0.5 text-sm text-muted">
            <p className="flex flex-wrap gap-x-2">
              <span className="text-ink tabular-nums">{priceLabel(data)}</span>
              {displayedStatus(data)}
            </p>
            <p>{`${propertyReference(data)} · ${withWholeNames(locationLabel(data))}`}</p>
          </div>
        )}
      </div>
    </div>
  );
}
