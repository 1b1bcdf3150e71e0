export const logLevels = ['debug', 'info', 'log', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];
