export type BackgroundJob = ReturnType<typeof startBackgroundJob>;

interface JobOptions {
  /** Does one piece of work; returns false if there is none. `signal` aborts when the job stops. */
  runOnce(signal: AbortSignal): Promise<boolean>;
  onError(error: unknown): void;
  /** Interval for work that another process queued or left unfinished. */
  pollIntervalMs: number;
}

/** Does one piece of work at a time. Other processes may do the same. */
export function startBackgroundJob({ runOnce, onError, pollIntervalMs }: JobOptions) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isRequested = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (isRequested && !signal.aborted) {
      isRequested = false;
      try {
        while (!signal.aborted && (await runOnce(signal)));
      } catch (error) {
        onError(error);
      }
    }
    running = null;
  }

  /** Runs now rather than at the next poll. */
  function wake(): void {
    isRequested = true;
    running ??= run();
  }

  const timer = setInterval(wake, pollIntervalMs);
  // The timer alone does not keep the process alive.
  timer.unref();
  wake();
  return {
    wake,
    /** Starts nothing new and waits for the current run. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
