import { FileUp, Plus } from 'lucide-react';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { PropertyTableScreen } from '#src/features/properties/admin-table/property-table-screen.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';

export function AdminPropertiesPage() {
  const canImport = hasCapability('imports');
  return (
    <AdminPage
      title="Listed properties"
      actions={
        <>
          {canImport && (
            <ButtonLink to={paths.admin.imports.href()} variant="secondary">
              <FileUp aria-hidden="true" />
              Import
            </ButtonLink>
          )}
          <ButtonLink to={paths.admin.listProperty.href()}>
            <Plus aria-hidden="true" />
            List a property
          </ButtonLink>
        </>
      }
    >
      <PropertyTableScreen />
    </AdminPage>
  );
}
