import { rootCause, databaseCode } from './database-trouble.ts';

type Field = string | number | boolean | null | undefined;

export const logLevels = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** One JSON line per event. Never pass bodies, query strings, tokens, addresses of people or networks (`docs/api.md` section 9). */
export interface Log {
  info(event: string, fields?: Record<string, Field>): void;
  /** Something outside of the shop failed and is tried again. */
  warn(event: string, fields?: Record<string, Field>): void;
  error(event: string, fault: unknown, fields?: Record<string, Field>): void;
}

/** Where an error happened, without the values in its message: the database quotes what people typed. */
function describe(fault: unknown): Record<string, Field> {
  const cause = rootCause(fault);
  if (!(cause instanceof Error)) return { fault: typeof cause };
  const code = databaseCode(cause);
  // The driver's own stack does not reach the caller; that of the query builder around it does.
  const stack = fault instanceof Error ? fault.stack : cause.stack;
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { fault: cause.name, code, ...(code === null ? { message: cause.message } : {}), stack: frames?.join('\n') };
}

/** Writes to `print`, a line at a time; leaves out what stands below `least`. */
export function createLog(print: (line: string) => void, clock: () => Date, least: LogLevel = 'info'): Log {
  const write = (level: LogLevel, event: string, fields: Record<string, Field>) => {
    if (logLevels.indexOf(level) < logLevels.indexOf(least)) return;
    print(JSON.stringify({ time: clock().toISOString(), level, event, ...fields }));
  };
  return {
    info: (event, fields = {}) => write('info', event, fields),
    warn: (event, fields = {}) => write('warn', event, fields),
    error: (event, fault, fields = {}) => write('error', event, { ...fields, ...describe(fault) }),
  };
}

export function consoleLog(least: LogLevel, clock: () => Date = () => new Date()): Log {
  return createLog((line) => process.stdout.write(`${line}\n`), clock, least);
}
