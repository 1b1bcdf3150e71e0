import { MapPinOff } from 'lucide-react';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';

export function AdminNotFoundPage() {
  return (
    <AdminPage title="Page not found">
      <EmptyState
        icon={<MapPinOff />}
        title="There is nothing at this address"
        description="The address may be mistyped, or the page may have been removed."
        action={
          <>
            <ButtonLink to={paths.admin.home.href()}>Go to the overview</ButtonLink>
            <ButtonLink to={paths.admin.properties.href()} variant="secondary">
              Listed properties
            </ButtonLink>
          </>
        }
      />
    </AdminPage>
  );
}
