import '#src/app/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#src/app/providers.tsx';
import { createQueryClient } from '#src/app/query-client.ts';
import { createAppRouter } from '#src/app/router.tsx';
import { watchSession } from '#src/app/session-events.ts';
import { logger } from '#src/lib/logger.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
watchSession(router, queryClient);

// React's own report leaves out the cause.
const onRecoverableError = (error: unknown) =>
  logger.error('Rendered again after an error', error instanceof Error ? error.cause : error);

createRoot(root, { onRecoverableError }).render(
  <StrictMode>
    <Providers queryClient={queryClient} router={router} />
  </StrictMode>,
);
