import { Moon, Sun } from 'lucide-react';
import * as texts from '#src/components/texts.ts';
import { IconButton } from '#src/components/ui/icon-button.tsx';
import { chooseTheme, useTheme } from '#src/lib/theme.ts';

export function ThemeToggle() {
  const isDark = useTheme() === 'dark';
  return (
    <IconButton
      label={isDark ? texts.toLightTheme : texts.toDarkTheme}
      icon={isDark ? <Sun /> : <Moon />}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    />
  );
}
