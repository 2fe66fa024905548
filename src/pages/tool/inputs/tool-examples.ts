/** Worked examples of the literature, which are also the tests of the calculators. */
import type { InputValue } from '#calculators/define.ts';
import { groupOf, type ToolName } from '#calculators/names.ts';

interface Example {
  in: Record<string, InputValue>;
  error?: string;
}

const files = import.meta.glob<readonly Example[]>('/calculators/*/*/examples.json', { import: 'default' });

/** Inputs of the examples of a calculator that have results. */
export async function loadExamples(name: ToolName): Promise<readonly Example['in'][]> {
  const examples = (await files[`/calculators/${groupOf(name)}/${name}/examples.json`]?.()) ?? [];
  return examples.flatMap((example) => (example.error === undefined ? [example.in] : []));
}
