/** Every calculator as plain data, for programs that use the batch door. */
import type { Input, InputValue, Output } from './define.ts';
import { groupOf, type ToolName, toolNames } from './names.ts';
import { loadTool } from './registry.ts';

interface InputDescription {
  id: string;
  kind: Input['kind'];
  unit: string;
  default: InputValue;
  [limit: string]: unknown;
}

interface OutputDescription {
  id: string;
  kind: Output['kind'];
  unit: string;
  [detail: string]: unknown;
}

export interface ToolDescription {
  tool: string;
  group: string;
  modes: readonly string[];
  inputs: InputDescription[];
  outputs: OutputDescription[];
  errors: string[];
  warnings: readonly string[];
}

/** What only a screen needs. */
const forTheEye = new Set(['show', 'symbol', 'component', 'advanced', 'colour']);

function forPrograms(part: Input | Output): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).filter(([key]) => !forTheEye.has(key)));
}

/** One tool. */
export async function describeTool(name: ToolName): Promise<ToolDescription> {
  const tool = await loadTool(name);
  return {
    tool: name,
    group: groupOf(name),
    modes: tool.modes,
    inputs: Object.entries(tool.inputs).map(([id, input]) => ({
      id,
      unit: '',
      kind: input.kind,
      default: input.default,
      ...forPrograms(input),
    })),
    outputs: Object.entries(tool.outputs).map(([id, output]) => ({ id, unit: '', kind: output.kind, ...forPrograms(output) })),
    errors: Object.keys(tool.refusals),
    warnings: tool.warnings,
  };
}

/** All tools in the order of the index. */
export async function describeTools(): Promise<ToolDescription[]> {
  return Promise.all(toolNames.map(describeTool));
}
