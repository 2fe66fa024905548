import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import { chooseLengthSystem, isInBothSystems, useLengthSystem } from './length-system.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

const systems = [
  { system: 'metric', unit: 'mm' },
  { system: 'imperial', unit: 'mil' },
] as const;

/** One switch for all lengths of a page, where there are some. */
export function LengthSwitch({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('tool');
  const format = useFormat();
  const chosen = useLengthSystem();
  if (!state.fields.some(({ input }) => 'show' in input && isInBothSystems(input.unit, input.show))) return null;
  return (
    <Group role="group" aria-label={t('lengths_in')}>
      {systems.map(({ system, unit }) => (
        <Choice
          key={system}
          aria-pressed={chosen === system}
          onClick={() => {
            chooseLengthSystem(system);
            state.showLengths();
          }}
        >
          {format.unit(unit)}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  gap: ${theme.space['1']};
`;

const Choice = styled(Button)`
  &[aria-pressed='true'] {
    background: ${theme.color.accent.subtle};
  }
`;
