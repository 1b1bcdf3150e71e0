import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { PageContainer } from '#src/components/layout/page-container.tsx';
import { PageHead } from '#src/components/layout/page-head.tsx';
import * as texts from '#src/components/texts.ts';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { logger } from '#src/lib/logger.ts';
import { paths } from '#src/lib/paths.ts';
import { offline } from '#src/lib/texts.ts';
import { ErrorState } from './error-state.tsx';

/** Shown in place of a page that fails to load or to render. */
export function RouteErrorView() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isChunkMissing = isMissingChunk(error);
  useEffect(() => logger.error('A screen failed', error), [error]);

  function retry() {
    // Online, a missing chunk usually means a new deployment, which only a reload fetches.
    if (isChunkMissing && navigator.onLine) window.location.reload();
    else navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  }

  return (
    <PageContainer className="py-16">
      <PageHead title={texts.failureTitle} isPrivate />
      <ErrorState
        title={texts.failureHeading}
        titleAs="h1"
        description={isChunkMissing && !navigator.onLine ? offline : texts.failureDescription}
        onRetry={retry}
        isRetrying={state === 'loading'}
        action={
          <ButtonLink to={paths.home.href()} variant="ghost">
            {texts.goHome}
          </ButtonLink>
        }
      />
    </PageContainer>
  );
}

function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}
