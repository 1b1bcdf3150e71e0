/**
 * Lets parallel callers share a read. A caller never gets a read that began before its call, so that
 * it sees every change that was committed by then.
 */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<Value> | null = null;
  let next: Promise<Value> | null = null;
  return () => {
    if (current === null) return start();
    next ??= current.then(start, start);
    return next;
  };

  function start(): Promise<Value> {
    next = null;
    const started = read().finally(() => {
      if (current === started) current = null;
    });
    current = started;
    return started;
  }
}
