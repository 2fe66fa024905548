/** Current that a trace on an inner layer carries for a temperature rise, or the rise that a current causes, by IPC-2221 and IPC-2152. */
import { traceMaxCurrentTool } from '#calculators/math/traces/trace-max-current-tool.ts';

export const tool = traceMaxCurrentTool('InternalTraceMaxCurrent', 'internal');
