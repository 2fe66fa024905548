import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolName } from '#calculators/names.ts';
import type { LateWork } from '#src/components/late/use-late-work.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

/** Fills the fields with a worked example of the literature, the next one at each press. */
export function ExampleButton({ name, state, start }: { name: ToolName; state: ToolPageState; start: LateWork['start'] }) {
  const { t } = useTranslation('tool');
  const [next, setNext] = useState(0);
  async function load() {
    const { loadExamples } = await import('./tool-examples.ts');
    const examples = await loadExamples(name);
    const example = examples[next % examples.length];
    if (!example) return;
    const { mode, ...values } = example;
    state.fill(typeof mode === 'string' ? mode : null, values);
    setNext(next + 1);
  }
  return <Button onClick={() => start(load)}>{t('example')}</Button>;
}
