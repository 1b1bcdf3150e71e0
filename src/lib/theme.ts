import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

/** `index.html` reads the same key before the first paint. */
const storageKey = 'gida.theme';

const systemIsDark = '(prefers-color-scheme: dark)';

/** The theme on screen; rerenders when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

/** The stored choice, or else the system's. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia(systemIsDark).matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the theme lasts until the page is closed.
  }
}

function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia(systemIsDark);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
