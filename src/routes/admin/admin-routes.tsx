import type { QueryClient } from '@tanstack/react-query';
import { ShieldX } from 'lucide-react';
import type { ComponentType } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunction,
  type RouteObject,
  useRouteError,
} from 'react-router-dom';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { paths } from '#src/lib/paths.ts';
import { requireAdmin } from '#src/routes/authentication/guards.ts';
import { PublicFrame } from '#src/routes/public/public-layout.tsx';
import * as texts from './texts.ts';

const { notAllowed } = texts;

/** The admin area; its guard covers unknown paths too. */
export function adminRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: paths.admin.home.path,
      middleware: [requireAdmin(queryClient)],
      ErrorBoundary: AdminErrorView,
      lazy: { Component: async () => (await import('./admin-layout.tsx')).AdminLayout },
      children: [{ ErrorBoundary: RouteErrorView, children: pages(queryClient) }],
    },
  ];
}

/** Loaders start the requests of a page, and repeat those that a change has invalidated. */
function pages(client: QueryClient): RouteObject[] {
  const { admin } = paths;
  return [
    page(
      '',
      async () => (await import('./admin-overview-page.tsx')).AdminOverviewPage,
      async () => (await import('./admin-overview-page.tsx')).overviewLoader(client),
    ),
    page(
      admin.properties.path,
      async () => (await import('./admin-properties-page.tsx')).AdminPropertiesPage,
      async () => (await import('./admin-properties-page.tsx')).propertiesLoader(client),
    ),
    page(
      admin.property.path,
      async () => (await import('./admin-property-page.tsx')).AdminPropertyPage,
      async () => (await import('./admin-property-page.tsx')).propertyLoader(client),
    ),
    page(
      admin.listProperty.path,
      async () => (await import('./list-property-page.tsx')).ListPropertyPage,
    ),
    page(
      admin.editProperty.path,
      async () => (await import('./edit-property-page.tsx')).EditPropertyPage,
    ),
    page(admin.imports.path, async () => (await import('./imports-page.tsx')).ImportsPage),
    page(admin.import.path, async () => (await import('./import-page.tsx')).ImportPage),
    page(
      admin.userList.path,
      async () => (await import('./user-list-page.tsx')).UserListPage,
      async () => (await import('./user-list-page.tsx')).userListLoader(client),
    ),
    page(admin.user.path, async () => (await import('./user-page.tsx')).UserPage),
    page(admin.auditLog.path, async () => (await import('./audit-log-page.tsx')).AuditLogPage),
    page('*', async () => (await import('./admin-not-found-page.tsx')).AdminNotFoundPage),
  ];
}

/** Every page has a loader, since the router runs the guard only before loaders. */
function page(
  path: string,
  Component: () => Promise<ComponentType>,
  loader: () => Promise<LoaderFunction> = async () => () => null,
): RouteObject {
  return { path, lazy: { Component, loader } };
}

/** On the public site, whose navigation the user may use; 403 means a user who is not an admin. */
function AdminErrorView() {
  const error = useRouteError();
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  return <PublicFrame>{isForbidden ? <NotAllowedView /> : <RouteErrorView />}</PublicFrame>;
}

function NotAllowedView() {
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
