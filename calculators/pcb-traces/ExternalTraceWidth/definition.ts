/** Width that a trace on an outer layer needs for a current and a temperature rise, by IPC-2221 and IPC-2152. */
import { traceWidthTool } from '#calculators/math/traces/trace-width-tool.ts';

export const tool = traceWidthTool('ExternalTraceWidth', 'external');
