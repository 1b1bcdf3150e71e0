import { useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { signingOut } from '#src/lib/return-path.ts';
import { useLogout } from './use-logout.ts';

/** Leaves what is private first, so that nobody is told to sign in who has just signed out. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const { mutate } = useLogout();
  return () => {
    const isPrivate = /^\/(profile|admin)(\/|$)/.test(window.location.pathname);
    if (isPrivate) navigate(paths.home.href(), { state: signingOut });
    mutate();
  };
}
