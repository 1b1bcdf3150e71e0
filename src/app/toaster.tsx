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
  useEffect(() => {
    // In the capture phase, so that it runs before the toast's action, which may move the focus.
    document.addEventListener('click', returnFocus, true);
    return () => document.removeEventListener('click', returnFocus, true);
  }, []);
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

/** The button of a toast disappears with it: the focus returns to where it was, else to the page. */
function returnFocus({ target }: Event) {
  const button = target instanceof HTMLElement && target.closest('[data-sonner-toast] button');
  if (!(button instanceof HTMLElement)) return;
  // On blur, sonner focuses the element that had the focus before the toast.
  button.blur();
  if (document.activeElement !== document.body) return;
  document.querySelector('main')?.focus({ preventScroll: true });
}
