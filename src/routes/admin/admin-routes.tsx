import type { QueryClient } from '@tanstack/react-query';
import { ShieldX } from 'lucide-react';
import type { ComponentType } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunction,
  type RouteObject,
  useRouteError,
} from 'react-router-dom';
import type { Capability } from '#contract/capabilities.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { PageHeading } from '#src/components/layout/page-heading.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { enquiryPaths } from '#src/features/enquiries/staff/enquiry-paths.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { paths } from '#src/lib/paths.ts';
import { requireAdmin } from '#src/routes/authentication/guards.ts';
import { PublicFrame } from '#src/routes/public/public-layout.tsx';
import { notAllowed } from './texts.ts';

/** The admin area; its guard covers unknown paths too. */
export function adminRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: paths.admin.home.path,
      middleware: [requireAdmin(queryClient)],
      ErrorBoundary: AdminErrorView,
      lazy: () => import('./admin-layout.tsx'),
      children: [{ ErrorBoundary: RouteErrorView, children: pages(queryClient) }],
    },
  ];
}

const notFound = (): Promise<PageModule> => import('./admin-not-found-page.tsx');

interface PageModule {
  Component: ComponentType;
  /** Starts the requests of the page, and repeats those that a change has invalidated. */
  createLoader?: (client: QueryClient) => LoaderFunction;
}

function pages(client: QueryClient): RouteObject[] {
  // Every page has a loader, since the router runs the guard only before loaders.
  const page = (
    path: string,
    load: () => Promise<PageModule>,
    capability?: Capability,
  ): RouteObject => ({
    path,
    lazy: async () => {
      const isThere = capability === undefined || hasCapability(capability);
      const { Component, createLoader } = await (isThere ? load() : notFound());
      return { Component, loader: createLoader?.(client) ?? (() => null) };
    },
  });
  const { admin } = paths;
  return [
    page('', () => import('./admin-overview-page.tsx')),
    page(admin.properties.path, () => import('./admin-properties-page.tsx')),
    page(admin.property.path, () => import('./admin-property-page.tsx')),
    page(admin.listProperty.path, () => import('./list-property-page.tsx')),
    page(admin.editProperty.path, () => import('./edit-property-page.tsx')),
    page(admin.deletedProperties.path, () => import('./deleted-properties-page.tsx'), 'bin'),
    page(admin.imports.path, () => import('./imports-page.tsx'), 'imports'),
    page(admin.import.path, () => import('./import-page.tsx'), 'imports'),
    page(admin.userList.path, () => import('./user-list-page.tsx')),
    page(admin.user.path, () => import('./user-page.tsx')),
    page(enquiryPaths.list.path, () => import('./enquiries-page.tsx'), 'enquiries'),
    page(enquiryPaths.one.path, () => import('./enquiry-page.tsx'), 'enquiries'),
    page(admin.auditLog.path, () => import('./audit-log-page.tsx'), 'audit-log'),
    page('*', notFound),
  ];
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
