import { env } from './env.ts';
import { type LogLevel, logLevels } from './log-levels.ts';
import { withoutSecrets } from './secrets.ts';

type Log = (message: string, ...details: unknown[]) => void;

function logAt(level: LogLevel): Log {
  const isPrinted = logLevels.indexOf(level) >= logLevels.indexOf(env.logLevel);
  return (...printed) => {
    if (isPrinted) console[level](...printed.map((value) => withoutSecrets(value)));
  };
}

/** The console, from the configured level on, with whatever looks like a secret hidden. */
export const logger: Record<LogLevel, Log> = {
  debug: logAt('debug'),
  info: logAt('info'),
  log: logAt('log'),
  warn: logAt('warn'),
  error: logAt('error'),
};
