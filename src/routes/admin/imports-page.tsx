import { useNavigate } from 'react-router-dom';
import { ImportList } from '#src/features/properties/import/import-list.tsx';
import { ImportUpload } from '#src/features/properties/import/import-upload.tsx';
import * as texts from '#src/features/properties/import/texts.ts';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';

export function Component() {
  const navigate = useNavigate();
  return (
    <AdminPage title={texts.page.title}>
      <ImportList
        upload={<ImportUpload onStarted={(job) => navigate(paths.admin.import.href(job.id))} />}
      />
    </AdminPage>
  );
}
