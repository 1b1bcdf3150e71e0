import { NotAllowedView } from '#src/routes/authentication/not-allowed-view.tsx';
import { PublicFrame } from '#src/routes/public/public-layout.tsx';

/** Whoever gets no further stays on the public site. */
export function AdminRefusedView() {
  return (
    <PublicFrame>
      <NotAllowedView />
    </PublicFrame>
  );
}
