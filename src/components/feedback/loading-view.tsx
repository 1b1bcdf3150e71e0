import { Spinner } from '#src/components/ui/spinner.tsx';

export function LoadingView() {
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner />
    </div>
  );
}
