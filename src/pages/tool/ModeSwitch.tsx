import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SelectField } from '#src/ui/SelectField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToolContext } from './tool-context.ts';

/** More ways than fit side by side become a list. */
const mostSegments = 3;
const longestLabel = 18;

/** What to solve for: joined radio buttons for a few short names, else a list. */
export function ModeSwitch({ mode, onChange }: { mode: string | null; onChange: (mode: string) => void }) {
  const { files, words } = useToolContext();
  const { t } = useTranslation('tool');
  const group = useId();
  const { modes } = files.tool;
  if (modes.length < 2) return null;
  const options = modes.map((value) => ({ value, label: words(`modes.${value}`) }));
  if (modes.length > mostSegments || options.some(({ label }) => label.length > longestLabel)) {
    return <SelectField label={t('solve_for')} options={options} value={mode ?? ''} onChange={(event) => onChange(event.target.value)} />;
  }
  return (
    <fieldset>
      <Legend>{t('solve_for')}</Legend>
      <Segments>
        {options.map(({ value, label }) => (
          <Segment key={value}>
            <input type="radio" name={group} value={value} checked={value === mode} onChange={() => onChange(value)} />
            <span>{label}</span>
          </Segment>
        ))}
      </Segments>
    </fieldset>
  );
}

const Legend = styled.legend`
  margin-block-end: ${theme.space['2']};
  font: ${theme.type.ui};
  font-weight: ${theme.weight.semibold};
`;

const Segments = styled.div`
  display: flex;
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  overflow: hidden;
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  flex: 1 1 0;
  min-width: 0;
  cursor: pointer;
  & + & {
    border-inline-start: ${theme.border.hairline} solid ${theme.color.border.control};
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    display: grid;
    place-items: center;
    min-height: ${theme.fluid.control};
    padding: ${theme.space['1']} ${theme.space['2']};
    font: ${theme.type.ui};
    font-weight: ${theme.weight.medium};
    text-align: center;
    overflow-wrap: anywhere;
  }
  input:checked + span {
    background: ${theme.color.accent.solid};
    color: ${theme.color.accent.onSolid};
  }
  input:focus-visible + span {
    outline: ${theme.border.focus} solid ${theme.color.focus.ring};
    outline-offset: calc(-1 * ${theme.space['1']});
  }
`;
