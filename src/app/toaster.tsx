import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as SonnerToaster } from 'sonner';
import { announceToaster } from '#src/lib/notify.ts';
import { currentTheme, subscribeToTheme } from '#src/lib/theme.ts';

/** Above whatever bar a page keeps at the lower edge. */
const aboveBar = (restPx: number) => ({
  bottom: `calc(${restPx}px + var(--bottom-bar, 0px))`,
});

/** Width, swipe threshold and removal time are sonner's own constants. */
export function Toaster() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme);
  // Effects run inside out, so the toaster below listens by now.
  useEffect(announceToaster, []);
  return (
    <SonnerToaster
      theme={theme}
      position="bottom-right"
      offset={aboveBar(32)}
      mobileOffset={aboveBar(16)}
      duration={4000}
      visibleToasts={3}
      gap={14}
      richColors
      style={{ fontFamily: 'inherit' }}
    />
  );
}
