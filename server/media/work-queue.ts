type WorkQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Runs at most `limit` jobs at a time, the others in the order in which they came. */
export function openWorkQueue(limit: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (job) => {
    if (running >= limit) await new Promise<void>((resume) => waiting.push(resume));
    else running += 1;
    try {
      return await job();
    } finally {
      // The place passes straight to the next in line, so that a newcomer cannot take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
