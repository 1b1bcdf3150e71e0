import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, redirect } from 'react-router-dom';
import type { Capability } from '#contract/capabilities.ts';
import { sessionQueries } from '#src/features/auth/session-queries.ts';
import { hasCapability } from '#src/lib/capabilities.ts';
import { AUTHENTICATION_AREA, paths } from '#src/lib/paths.ts';
import { readSession } from '#src/lib/session.ts';
import { requireSignedIn } from './guards.ts';

/** Only emails link to it, so it is not part of the first visit. */
export const STOP_ALERT_PATH = `${AUTHENTICATION_AREA}/stop-alert`;

/** The forms share a layout; the terms are an article. */
export function authenticationRoutes(queryClient: QueryClient): RouteObject[] {
  const { login, register, verifyEmail, forgotPassword, undoEmailChange, terms } =
    paths.authentication;
  return [
    {
      lazy: () => import('./authentication-layout.tsx'),
      children: [
        {
          path: login.path,
          loader: () => {
            if (readSession()) queryClient.prefetchQuery(sessionQueries.me());
          },
          // The session is read when the page opens; signing in here needs no second request.
          shouldRevalidate: () => false,
          lazy: () => import('./login-page.tsx'),
        },
        { path: register.path, lazy: () => import('./register-page.tsx') },
        {
          path: verifyEmail.path,
          middleware: [requireSignedIn],
          lazy: () => import('./verify-email-page.tsx'),
        },
        {
          path: forgotPassword.path,
          loader: requireCapability('password-reset'),
          lazy: () => import('./forgot-password-page.tsx'),
        },
        {
          path: undoEmailChange.path,
          loader: requireCapability('email-change'),
          lazy: () => import('./undo-email-change-page.tsx'),
        },
        {
          path: STOP_ALERT_PATH,
          loader: requireCapability('alerts'),
          lazy: () => import('./stop-alert-page.tsx'),
        },
      ],
    },
    { path: terms.path, lazy: () => import('./terms-page.tsx') },
  ];
}

/** A loader that redirects to login if the API has no such capability. */
function requireCapability(name: Capability) {
  return () => {
    if (!hasCapability(name)) throw redirect(paths.authentication.login.href());
    return null;
  };
}
