import { ShieldX } from 'lucide-react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';

/** Stands where a guard let somebody no further who is signed in. */
export function NotAllowedView() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 403) return <RouteErrorView />;
  return (
    <PageContainer className="pt-8 pb-20 md:pt-12">
      <PageHead title="Not allowed" isPrivate />
      <PageHeading title="Not allowed" />
      <EmptyState
        className="mt-6"
        icon={<ShieldX />}
        title="This part is for the people who run the site"
        description="Your account may not open it. If it should, ask one of them to change that."
        action={
          <>
            <ButtonLink to={paths.home.href()}>Go to the home page</ButtonLink>
            <ButtonLink to={paths.profile.home.href()} variant="secondary">
              My Profile
            </ButtonLink>
          </>
        }
      />
    </PageContainer>
  );
}
