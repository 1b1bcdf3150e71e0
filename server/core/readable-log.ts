const levels: Record<number, string> = { 40: 'warning: ', 50: 'error: ', 60: 'error: ' };

/** Log lines for a person at a terminal; machines get them as JSON, as they are. */
export function readableLog(write: (text: string) => void): { write(line: string): void } {
  return { write: (line) => write(`${readable(line)}\n`) };
}

function readable(line: string): string {
  const entry: LogEntry = JSON.parse(line);
  const time = new Date(entry.time).toTimeString().slice(0, 8);
  const { method, url, status, durationMs, msg, err } = entry;
  const text = status === undefined ? msg : `${method} ${url} ${status} ${durationMs} ms`;
  return `${time} ${levels[entry.level] ?? ''}${text}${err?.stack ? `\n${err.stack}` : ''}`;
}

interface LogEntry {
  time: number;
  level: number;
  msg: string;
  method?: string;
  url?: string;
  status?: number;
  durationMs?: number;
  err?: { stack?: string };
}
