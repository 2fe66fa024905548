/** Calculators beside the server's own thread: a field solution would hold everybody else up. */
import { answerFor } from '#calculators/batch.ts';
import { describeTool, type ToolDescription } from '#calculators/describe.ts';
import type { Evaluation } from '#calculators/evaluate.ts';
import type { ToolName } from '#calculators/names.ts';

export interface CalculationTask {
  tool: ToolName;
  /** What is entered; null asks what the calculator takes. */
  entered: Readonly<Record<string, unknown>> | null;
}
export type CalculationAnswer = { results: Evaluation } | { description: ToolDescription };

export default async function answer({ tool, entered }: CalculationTask): Promise<CalculationAnswer> {
  return entered === null ? { description: await describeTool(tool) } : { results: await answerFor(tool, entered) };
}
