import { Spinner } from '#src/components/ui/spinner.tsx';

/** The whole screen, while there is nothing else to show. */
export function LoadingView() {
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner />
    </div>
  );
}
