import { ShieldX } from 'lucide-react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import * as texts from './texts.ts';

const { notAllowed } = texts;

/** The error view of the admin pages; 403 means a signed-in user who is not an admin. */
export function NotAllowedView() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 403) return <RouteErrorView />;
  return (
    <PageContainer className="pt-8 pb-20 md:pt-12">
      <PageHead title={notAllowed.label} isPrivate />
      <PageHeading title={notAllowed.label} />
      <EmptyState
        className="mt-6"
        icon={<ShieldX />}
        title={notAllowed.title}
        description={notAllowed.description}
        action={
          <>
            <ButtonLink to={paths.home.href()}>{notAllowed.toHome}</ButtonLink>
            <ButtonLink to={paths.profile.home.href()} variant="secondary">
              {notAllowed.toProfile}
            </ButtonLink>
          </>
        }
      />
    </PageContainer>
  );
}
