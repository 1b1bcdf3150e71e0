import { useNavigate } from 'react-router-dom';
import { useCreateProperty } from '#src/features/properties/api/property-mutations.ts';
import { PropertyEditor } from '#src/features/properties/editor/property-editor.tsx';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';
import * as texts from './texts.ts';

export function Component() {
  const navigate = useNavigate();
  const { mutateAsync } = useCreateProperty();
  return (
    <AdminPage title={texts.pages.listProperty}>
      <PropertyEditor
        save={mutateAsync}
        onSaved={() => navigate(paths.admin.properties.href())}
        cancelHref={paths.admin.properties.href()}
      />
    </AdminPage>
  );
}
