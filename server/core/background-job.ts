export interface BackgroundWork {
  /** There is something to do: begin now rather than at the next look. */
  wake(): void;
  /** Starts nothing more, and waits for what is in hand. */
  stop(): Promise<void>;
}

interface WorkOptions {
  /** Does one piece of work; false where none waits. `signal` says that it should come to an end. */
  workOnce(signal: AbortSignal): Promise<boolean>;
  onFailure(error: unknown): void;
  /** How soon work is seen that another process left or queued. */
  lookEveryMs: number;
}

/** Works off what waits, one piece at a time, beside whatever other processes do the same. */
export function startBackgroundWork({
  workOnce,
  onFailure,
  lookEveryMs,
}: WorkOptions): BackgroundWork {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAsked = false;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (isAsked && !signal.aborted) {
      isAsked = false;
      try {
        while (!signal.aborted && (await workOnce(signal)));
      } catch (error) {
        onFailure(error);
      }
    }
    working = null;
  }

  function wake(): void {
    isAsked = true;
    working ??= work();
  }

  const timer = setInterval(wake, lookEveryMs);
  // Waiting for work alone does not keep a process running.
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await working;
    },
  };
}
