import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { standardAlready } from '#calculators/math/parts/standard-already.ts';
import { theme } from '#src/ui/theme.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import type { ToolPageState } from '#src/pages/tool/use-tool.ts';

/** Says of values that need no rounding to the chosen series, since they are standard themselves. */
export function StandardNotes({ state }: { state: ToolPageState }) {
  const { files, show } = useToolContext();
  const { t } = useTranslation('tool');
  const { result, mode, given } = state;
  const found = result ? standardAlready(files.tool, mode, given, result.out) : [];
  return found.map(({ value, unit, series }) => (
    <Note key={`${value} ${unit}`}>{t('already_standard', { value: joined(show(value, unit, [unit])), series })}</Note>
  ));
}

const Note = styled.p`
  margin-block-start: ${theme.space['2']};
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
`;
