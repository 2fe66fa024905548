import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputValue } from '#calculators/define.ts';
import type { ToolName } from '#calculators/names.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ToolPageState } from './use-tool.ts';

interface Example {
  in: Record<string, InputValue>;
  error?: string;
}

const files = import.meta.glob<readonly Example[]>('/calculators/examples/*.json', { import: 'default' });

/** Fills the fields with a worked example of the literature, the next one at each press. */
export function ExampleButton({ name, state }: { name: ToolName; state: ToolPageState }) {
  const { t } = useTranslation('tool');
  const [next, setNext] = useState(0);
  async function load() {
    const all = await files[`/calculators/examples/${name}.json`]?.();
    const worked = all?.filter(({ error }) => error === undefined) ?? [];
    const example = worked[next % worked.length];
    if (!example) return;
    const { mode, ...values } = example.in;
    state.fill(typeof mode === 'string' ? mode : null, values);
    setNext(next + 1);
  }
  return (
    <Button
      onClick={() => {
        load().catch(() => {}); // offline and not kept: the fields stay as they are
      }}
    >
      {t('example')}
    </Button>
  );
}
