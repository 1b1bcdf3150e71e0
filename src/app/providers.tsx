import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { LazyToaster } from './lazy-toaster.tsx';
import type { AppRouter } from './router.tsx';

interface ProvidersProps {
  queryClient: QueryClient;
  router: AppRouter;
}

export function Providers({ queryClient, router }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <LazyToaster />
    </QueryClientProvider>
  );
}
