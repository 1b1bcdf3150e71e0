import { useNavigate } from 'react-router-dom';
import { useCreateProperty } from '#src/features/properties/api/property-mutations.ts';
import { PropertyForm } from '#src/features/properties/editor/property-editor.tsx';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { AdminPage } from './admin-page.tsx';
import * as texts from './texts.ts';

export function Component() {
  const navigate = useNavigate();
  const session = useSession();
  const { mutateAsync } = useCreateProperty();
  if (!session) return null;
  return (
    <AdminPage title={texts.pages.listProperty}>
      <PropertyForm
        owner={session.email}
        // Any API keeps the order of the uploaded files.
        imageOrder="all"
        save={mutateAsync}
        onSaved={() => navigate(paths.admin.properties.href())}
        cancelHref={paths.admin.properties.href()}
      />
    </AdminPage>
  );
}
