import { useEffect } from 'react';
import { Toaster as SonnerToaster, toast } from 'sonner';
import { showToastsWith } from '#src/lib/notify.ts';
import { useTheme } from '#src/lib/theme.ts';
import './toaster.css';

/** Above a page's bottom bar, whose height toaster.css sets. */
const aboveBar = (gapPx: number) => ({
  bottom: `calc(${gapPx}px + var(--bottom-bar, 0px))`,
});

/** The specification's width, swipe threshold and removal time are sonner's defaults. */
export function Toaster() {
  const theme = useTheme();
  // Runs after the effect in which sonner's toaster starts to listen.
  useEffect(() => showToastsWith(toast), []);
  return (
    <SonnerToaster
      theme={theme}
      position="bottom-right"
      offset={aboveBar(32)}
      mobileOffset={aboveBar(16)}
      duration={4000}
      visibleToasts={3}
      gap={14}
      style={{ fontFamily: 'inherit' }}
    />
  );
}
