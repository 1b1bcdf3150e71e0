import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import type { ImportJob } from '#contract/property-import.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { ImportNotes } from '#src/features/properties/import/import-notes.tsx';
import { importQueries } from '#src/features/properties/import/import-queries.ts';
import { ImportStatus } from '#src/features/properties/import/import-status.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';
import { NoImports } from './no-imports.tsx';

export function ImportPage() {
  const { id = '' } = useParams();
  const canImport = hasCapability('imports');
  if (canImport) return <StoredImport key={id} id={id} />;
  return (
    <AdminPage title="Import">
      <NoImports />
    </AdminPage>
  );
}

function StoredImport({ id }: { id: string }) {
  const { data: job, error, refetch, isFetching } = useQuery(importQueries.one(id));
  useFreshProperties(job?.state);
  if (job) {
    const { fileName, startedAt, startedBy } = job;
    const facts = [readableDate(startedAt, 'moment'), startedBy?.fullName].filter(Boolean);
    return (
      <AdminPage title={fileName} description={facts.join(' · ')}>
        <ImportStatus job={job} isDisconnected={error !== null} />
        <ImportNotes job={job} />
      </AdminPage>
    );
  }
  return (
    <AdminPage title="Import">
      {error ? (
        <ErrorState
          title={
            error.status === 404 ? 'There is no such import' : 'The import could not be loaded'
          }
          description={error.status === 404 ? 'Imports are kept for half a year.' : error.message}
          {...(error.status !== 404 && { onRetry: refetch, isRetrying: isFetching })}
          action={
            <ButtonLink to={paths.admin.imports.href()} variant="ghost">
              All imports
            </ButtonLink>
          }
        />
      ) : (
        <Spinner />
      )}
    </AdminPage>
  );
}

/** Lists that were read before the import, or amid it, lack what it added: they are read again. */
function useFreshProperties(state: ImportJob['state'] | undefined) {
  const client = useQueryClient();
  const forget = useEffectEvent(() =>
    client.invalidateQueries({ queryKey: propertyQueries.all() }),
  );
  useEffect(() => {
    if (state !== 'importing') return;
    // Whether it has ended, or its page is left meanwhile.
    return () => void forget();
  }, [state]);
}
