import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router-dom';
import { sessionQueries } from '#src/features/auth/session-queries.ts';
import { paths } from '#src/lib/paths.ts';
import { readSession } from '#src/lib/session.ts';
import { requireSignedIn } from './guards.ts';

/** The forms share a layout; the terms are an article. */
export function authenticationRoutes(queryClient: QueryClient): RouteObject[] {
  const { login, register, verifyEmail, forgotPassword, terms } = paths.authentication;
  return [
    {
      lazy: {
        Component: async () => (await import('./authentication-layout.tsx')).AuthenticationLayout,
      },
      children: [
        {
          path: login.path,
          loader: () => {
            if (readSession()) queryClient.prefetchQuery(sessionQueries.me());
          },
          // The session is read when the page opens; signing in here needs no second request.
          shouldRevalidate: () => false,
          lazy: { Component: async () => (await import('./login-page.tsx')).LoginPage },
        },
        {
          path: register.path,
          lazy: { Component: async () => (await import('./register-page.tsx')).RegisterPage },
        },
        {
          path: verifyEmail.path,
          middleware: [requireSignedIn],
          lazy: {
            Component: async () => (await import('./verify-email-page.tsx')).VerifyEmailPage,
          },
        },
        {
          path: forgotPassword.path,
          lazy: {
            Component: async () => (await import('./forgot-password-page.tsx')).ForgotPasswordPage,
          },
        },
      ],
    },
    {
      path: terms.path,
      lazy: { Component: async () => (await import('./terms-page.tsx')).TermsPage },
    },
  ];
}
