import { useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { signingOut } from '#src/lib/return-path.ts';
import { useLogout } from './use-logout.ts';

/** Leaves a private page before signing out, since its guard would redirect to login. */
export function useSignOut(options?: Parameters<typeof useLogout>[0]): () => void {
  const navigate = useNavigate();
  const { mutate } = useLogout(options);
  return () => {
    const isPrivate = /^\/(profile|admin)(\/|$)/.test(window.location.pathname);
    if (isPrivate) navigate(paths.home.href(), { state: signingOut });
    mutate();
  };
}
