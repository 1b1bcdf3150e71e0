export type Theme = 'light' | 'dark';

/** `index.html` reads the same key before the first paint. */
const storageKey = 'gida.theme';

const systemIsDark = '(prefers-color-scheme: dark)';

/** The theme on screen: the visitor's choice, or else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia(systemIsDark).matches ? 'dark' : 'light';
}

/** Shows and remembers a theme. Where storage is refused, it lasts until the page is left. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Private windows may refuse storage; the choice still holds on this page.
  }
}

/** Calls back when the theme on screen may have changed; returns the way to stop. */
export function subscribeToTheme(onChange: () => void): () => void {
  const system = window.matchMedia(systemIsDark);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
