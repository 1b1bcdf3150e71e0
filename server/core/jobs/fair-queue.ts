import { largestNetworkOf } from '#server/core/http/client.ts';
import { serverBusy } from '#server/core/http/http-error.ts';

/** Maximum number of waiting tasks per network. */
const MAX_WAITING = 100;
/** Maximum number of waiting networks. */
const MAX_NETWORKS = 1000;

/** Runs few tasks at a time. Networks take turns, so that one network cannot block the others. */
export class FairQueue {
  readonly #waiting = new Map<string | symbol, (() => void)[]>();
  #free: number;

  constructor(concurrency: number) {
    this.#free = concurrency;
  }

  /** @throws TemporaryError if too many tasks of the client's network, or too many networks, wait */
  async run<Result>(address: string, task: () => Promise<Result>): Promise<Result> {
    // A local address may be that of a proxy, so each of its tasks counts as a network.
    if (this.#free > 0) this.#free -= 1;
    else await this.#turnOf(largestNetworkOf(address) ?? Symbol(address));
    try {
      return await task();
    } finally {
      this.#startNext();
    }
  }

  #turnOf(network: string | symbol): Promise<void> {
    const waiting = this.#waiting.get(network) ?? [];
    const isFull = !this.#waiting.has(network) && this.#waiting.size >= MAX_NETWORKS;
    if (isFull || waiting.length >= MAX_WAITING) throw serverBusy();
    this.#waiting.set(network, waiting);
    return new Promise((resolve) => waiting.push(resolve));
  }

  #startNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    const [network, [start, ...others]] = next;
    // Move the network to the end of the queue.
    this.#waiting.delete(network);
    if (others.length > 0) this.#waiting.set(network, others);
    start?.();
  }
}
