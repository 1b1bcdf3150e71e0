import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import * as texts from '#src/components/texts.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { chooseTheme, currentTheme, subscribeToTheme } from '#src/lib/theme.ts';

export function ThemeToggle() {
  const isDark = useSyncExternalStore(subscribeToTheme, currentTheme) === 'dark';
  return (
    <IconButton
      label={isDark ? texts.toLightTheme : texts.toDarkTheme}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
