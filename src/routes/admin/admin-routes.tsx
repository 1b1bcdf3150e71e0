import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { RouteErrorView } from '#src/components/feedback/route-error-view.tsx';
import { paths } from '#src/lib/paths.ts';
import { requireAdmin } from '#src/routes/authentication/guards.ts';
import { AdminRefusedView } from './admin-refused-view.tsx';

/** For admins only, every address of it: those that lead nowhere as well. */
export function adminRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: paths.admin.home.path,
      middleware: [requireAdmin(queryClient)],
      ErrorBoundary: AdminRefusedView,
      lazy: { Component: async () => (await import('./admin-layout.tsx')).AdminLayout },
      children: [{ ErrorBoundary: RouteErrorView, children: pages() }],
    },
  ];
}

function pages(): RouteObject[] {
  return [
    page('', async () => (await import('./admin-overview-page.tsx')).AdminOverviewPage),
    page(
      paths.admin.properties.path,
      async () => (await import('./admin-properties-page.tsx')).AdminPropertiesPage,
    ),
    page(
      paths.admin.property.path,
      async () => (await import('./admin-property-page.tsx')).AdminPropertyPage,
    ),
    page(
      paths.admin.listProperty.path,
      async () => (await import('./list-property-page.tsx')).ListPropertyPage,
    ),
    page(
      paths.admin.editProperty.path,
      async () => (await import('./edit-property-page.tsx')).EditPropertyPage,
    ),
    page(paths.admin.imports.path, async () => (await import('./imports-page.tsx')).ImportsPage),
    page(paths.admin.import.path, async () => (await import('./import-page.tsx')).ImportPage),
    page(
      paths.admin.userList.path,
      async () => (await import('./user-list-page.tsx')).UserListPage,
    ),
    page(paths.admin.user.path, async () => (await import('./user-page.tsx')).UserPage),
    page(
      paths.admin.auditTrail.path,
      async () => (await import('./audit-trail-page.tsx')).AuditTrailPage,
    ),
    page('*', async () => (await import('./admin-not-found-page.tsx')).AdminNotFoundPage),
  ];
}

/** The guard runs where there is a loader. */
function page(path: string, Component: () => Promise<React.ComponentType>): RouteObject {
  return { path, loader: () => null, lazy: { Component } };
}
