import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { App } from '#src/app/app.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { createAppRouter } from '#src/app/router.tsx';
import { watchSession } from '#src/app/session-watch.ts';
// Screens that load on demand, loaded here so that no story waits for its code to be compiled.
import '#src/app/account-routes.ts';
import '#src/features/saved-properties/member-heart.tsx';
import '#src/features/saved-properties/save-now.tsx';
import '#src/routes/admin/admin-layout.tsx';
import '#src/routes/admin/admin-overview-page.tsx';
import '#src/routes/admin/admin-properties-page.tsx';
import '#src/routes/admin/admin-property-page.tsx';
import '#src/routes/admin/edit-property-page.tsx';
import '#src/routes/admin/list-property-page.tsx';
import '#src/routes/admin/audit-trail-page.tsx';
import '#src/routes/admin/user-list-page.tsx';
import '#src/routes/admin/user-page.tsx';
import '#src/routes/authentication/authentication-layout.tsx';
import '#src/routes/authentication/login-page.tsx';
import '#src/routes/authentication/register-page.tsx';
import '#src/routes/authentication/verify-email-page.tsx';
import '#src/routes/authentication/forgot-password-page.tsx';
import '#src/routes/profile/profile-layout.tsx';
import '#src/routes/profile/profile-page.tsx';
import '#src/routes/profile/saved-properties-page.tsx';
import '#src/routes/profile/security-page.tsx';
import '#src/routes/public/new-development-page.tsx';
import '#src/routes/public/property-listings-page.tsx';
import '#src/routes/public/property-page.tsx';

/** Opens the app at an address, as a visitor does; answers with their mouse and keyboard. */
export function visit(address: string) {
  window.history.pushState(null, '', address);
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  const stopWatching = watchSession(router, queryClient);
  onTestFinished(() => {
    stopWatching();
    router.dispose();
    queryClient.clear();
  });
  render(<App queryClient={queryClient} router={router} />);
  return userEvent.setup();
}

/** What the visitor could copy from the address bar and send to someone. */
export function addressBar(): string {
  return window.location.pathname + window.location.search;
}
