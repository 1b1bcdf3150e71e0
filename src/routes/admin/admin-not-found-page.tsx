import { MapPinOff } from 'lucide-react';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import { AdminPage } from './admin-page.tsx';
import { notFound, pages } from './texts.ts';

export function Component() {
  return (
    <AdminPage title={notFound.label}>
      <EmptyState
        icon={<MapPinOff />}
        title={notFound.title}
        description={notFound.description}
        action={
          <>
            <ButtonLink to={paths.admin.home.href()}>{notFound.toOverview}</ButtonLink>
            <ButtonLink to={paths.admin.properties.href()} variant="secondary">
              {pages.properties}
            </ButtonLink>
          </>
        }
      />
    </AdminPage>
  );
}
