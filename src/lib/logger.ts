import { env } from './env.ts';
import type { LogLevel } from './environment.ts';
import { withoutSecrets } from './secrets.ts';

type Log = (message: string, ...details: unknown[]) => void;

function logAt(level: LogLevel): Log {
  const isPrinted = env.printedLevels.includes(level);
  return (...printed) => {
    if (isPrinted) console[level](...printed.map((value) => withoutSecrets(value)));
  };
}

/** The console, from the configured level on. Tokens, codes and passwords are hidden. */
export const logger: Record<LogLevel, Log> = {
  debug: logAt('debug'),
  info: logAt('info'),
  log: logAt('log'),
  warn: logAt('warn'),
  error: logAt('error'),
};
