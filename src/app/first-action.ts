const actions = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls back once, when the visitor first does anything: what no first view needs is loaded then,
 * a moment before it is used.
 */
export function onFirstAction(callback: () => void): void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  function handle() {
    stop.abort();
    callback();
  }
  for (const action of actions) window.addEventListener(action, handle, options);
}
