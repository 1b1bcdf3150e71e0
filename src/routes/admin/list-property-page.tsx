import { useNavigate } from 'react-router-dom';
import { useCreateProperty } from '#src/features/properties/api/property-saving.ts';
import { PropertyForm } from '#src/features/properties/editor/property-form.tsx';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { AdminPage } from './admin-page.tsx';
import { LocationPreview } from './location-preview.tsx';

export function ListPropertyPage() {
  const navigate = useNavigate();
  const session = useSession();
  const { mutateAsync } = useCreateProperty();
  if (!session) return null;
  return (
    <AdminPage title="List a property">
      <PropertyForm
        owner={session.email}
        // The files come in this order, so that any API keeps it.
        orderKept="all"
        save={async (upload) =>
          (await mutateAsync(upload)) === 'cancelled' ? 'cancelled' : 'saved'
        }
        onSaved={() => navigate(paths.admin.properties.href())}
        cancelHref={paths.admin.properties.href()}
        locationPreview={(location) => <LocationPreview location={location} />}
      />
    </AdminPage>
  );
}
