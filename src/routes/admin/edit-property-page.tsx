import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Skeleton } from '#src/components/ui/skeleton.tsx';
import { useUpdateProperty } from '#src/features/properties/api/property-mutations.ts';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { PropertyForm } from '#src/features/properties/editor/property-form.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { AdminPage } from './admin-page.tsx';
import { LocationPreview } from './location-preview.tsx';

export function EditPropertyPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const session = useSession();
  // An edit starts with the stored property, not with a cached one.
  const current = { ...propertyQueries.detail(id), staleTime: 0 };
  const [openedAt] = useState(() => Date.now());
  const { data, error, dataUpdatedAt, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...current,
    refetchOnMount: 'always',
  });
  const { mutateAsync } = useUpdateProperty(id, () => navigate(paths.admin.property.href(id)));
  if (!session) return null;
  // A failed fetch leaves older data in the cache; a later failure keeps the form open.
  const isCurrent = isFetchedAfterMount && dataUpdatedAt >= openedAt;
  const isReady = data && isCurrent;
  return (
    <AdminPage title="Edit property" description={data?.title}>
      {isReady ? (
        <PropertyForm
          key={id}
          property={data}
          owner={session.email}
          imageOrder={hasCapability('image-order') ? 'all' : 'new'}
          save={mutateAsync}
          loadCurrent={() => client.fetchQuery(current)}
          onSaved={() => navigate(paths.home.href())}
          cancelHref={paths.admin.property.href(id)}
          renderLocationPreview={(location) => <LocationPreview location={location} />}
        />
      ) : error && !isFetching ? (
        <ErrorState
          title={`Error loading property: ${error.message || 'Property not found'}`}
          onRetry={refetch}
        />
      ) : (
        <Skeleton className="h-[60dvh] max-w-4xl rounded-card" />
      )}
    </AdminPage>
  );
}
