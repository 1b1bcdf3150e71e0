import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { ImportJob } from '#contract/endpoints/property-import.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { Spinner } from '#src/components/ui/spinner.tsx';
import { propertyQueries } from '#src/features/properties/api/property-queries.ts';
import { ImportColumns } from '#src/features/properties/import/import-columns.tsx';
import { ImportPhotos } from '#src/features/properties/import/import-photos.tsx';
import { importQueries } from '#src/features/properties/import/import-queries.ts';
import { ImportRows } from '#src/features/properties/import/import-rows.tsx';
import { importOrigin } from '#src/features/properties/import/import-state.tsx';
import { ImportStatus } from '#src/features/properties/import/import-status.tsx';
import { importPage } from '#src/features/properties/import/texts.ts';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <StoredImport key={id} id={id} />;
}

function StoredImport({ id }: { id: string }) {
  const { data: job, error, refetch } = useQuery(importQueries.one(id));
  useRefreshedProperties(job?.state);
  if (job) {
    return (
      <AdminPage title={job.fileName} description={importOrigin(job)}>
        <ImportStatus job={job} isDisconnected={error !== null} />
        <ImportColumns job={job} />
        <ImportPhotos job={job} />
        <ImportRows key={job.state} job={job} />
      </AdminPage>
    );
  }
  const isMissing = error?.status === 404;
  return (
    <AdminPage title={importPage.title}>
      {error ? (
        <ErrorState
          title={isMissing ? importPage.notFound : importPage.failed}
          description={isMissing ? importPage.notFoundHint : error.message}
          onRetry={isMissing ? undefined : refetch}
          action={
            <ButtonLink to={paths.admin.imports.href()} variant="ghost">
              {importPage.allImports}
            </ButtonLink>
          }
        />
      ) : (
        <Spinner />
      )}
    </AdminPage>
  );
}

/** Refetches the lists of properties when the import ends, or when its page is left before that. */
function useRefreshedProperties(state: ImportJob['state'] | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (state !== 'importing') return;
    return () => void client.invalidateQueries({ queryKey: propertyQueries.all() });
  }, [state, client]);
}
