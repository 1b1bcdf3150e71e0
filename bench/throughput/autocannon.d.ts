/** The part that `load.ts` uses; the package is installed only in `bench/`. */
declare module 'autocannon' {
  interface Client {
    on(
      event: 'response',
      listener: (status: number, bytes: number, milliseconds: number) => void,
    ): void;
  }

  interface Options {
    url: string;
    requests: { method: 'GET'; path: string }[];
    headers: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration: number;
    setupClient(client: Client): void;
  }

  export default function autocannon(
    options: Options,
  ): Promise<{ errors: number; timeouts: number }>;
}
