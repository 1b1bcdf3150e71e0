import type { QueryClient } from '@tanstack/react-query';
import type { PatchRoutesOnNavigationFunctionArgs } from 'react-router-dom';
import { adminRoutes } from '#src/routes/admin/admin-routes.tsx';
import { authenticationRoutes } from '#src/routes/authentication/authentication-routes.tsx';
import { profileRoutes } from '#src/routes/profile/profile-routes.tsx';
import { PUBLIC_PAGES } from '#src/routes/public/public-routes.tsx';
import { ROOT_ROUTE } from './root-route.tsx';

/** What is behind accounts, and the ways in. The admin area has a layout of its own. */
export function patchAccountRoutes(
  patch: PatchRoutesOnNavigationFunctionArgs['patch'],
  queryClient: QueryClient,
): void {
  patch(PUBLIC_PAGES, [...authenticationRoutes(queryClient), ...profileRoutes(queryClient)]);
  patch(ROOT_ROUTE, adminRoutes(queryClient));
}
