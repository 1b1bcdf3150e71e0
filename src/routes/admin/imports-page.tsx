import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ImportList } from '#src/features/properties/import/import-list.tsx';
import { ImportUpload } from '#src/features/properties/import/import-upload.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';
import { NoImports } from './no-imports.tsx';

export function ImportsPage() {
  const canImport = hasCapability('imports');
  const navigate = useNavigate();
  const id = useId();
  return (
    <AdminPage
      title="Import properties"
      description="Many listings at once, from a spreadsheet. A file can be imported again: nothing is imported twice."
    >
      {!canImport && <NoImports />}
      {canImport && (
        <>
          <ImportUpload onStarted={(job) => navigate(paths.admin.import.href(job.id))} />
          <section aria-labelledby={id} className="mt-10">
            <h2 id={id} className="mb-4 text-lg font-semibold">
              Earlier imports
            </h2>
            <ImportList />
          </section>
        </>
      )}
    </AdminPage>
  );
}
