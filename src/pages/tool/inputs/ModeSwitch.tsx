import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { SelectFrame } from '#src/ui/select-frame.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { theme } from '#src/ui/theme.ts';
import { modeHeading } from './mode-headings.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';

const WholeSelectFrame = late(async () => (await import('#src/ui/whole-select-frame.ts')).WholeSelectFrame);

/** Few modes are longer than their field, so what shows those whole comes after the page. */
function ModeFrame(props: ComponentProps<typeof SelectFrame>) {
  return <WholeSelectFrame waiting={<SelectFrame {...props} />} {...props} />;
}

/** More ways than fit side by side become a list. */
const mostSegments = 3;
const longestLabel = 18;
/** Letters of the longest words of all labels that fit side by side. */
const lettersInLine = 30;
const wide = /[\u3000-\u9fff\uff00-\uff60]/u;

function longestWord(label: string): number {
  const words = wide.test(label) ? [...label].map(() => 'xx') : label.split(/[\s\u00ad-]+/u);
  return Math.max(...words.map((word) => word.length));
}

/** Whether the labels stand side by side without a word being broken. */
function fit(labels: readonly string[]): boolean {
  if (labels.length > mostSegments || labels.some((label) => label.length > longestLabel)) return false;
  return labels.reduce((sum, label) => sum + longestWord(label), 0) <= lettersInLine;
}

/** How to calculate, under what the choice means: joined radio buttons for a few short names, else a list. */
export function ModeSwitch({ mode, onChange }: { mode: string | null; onChange: (mode: string) => void }) {
  const { files, words } = useToolContext();
  const { t } = useTranslation('tool');
  const group = useId();
  const { modes } = files.tool;
  if (modes.length < 2) return null;
  const heading = t(`mode.${modeHeading(files.tool.name)}`);
  const options = modes.map((value) => ({ value, label: words(`modes.${value}`) }));
  if (!fit(options.map(({ label }) => label))) {
    return (
      <SelectField
        frame={ModeFrame}
        label={heading}
        options={options}
        value={mode ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <fieldset>
      <Legend>{heading}</Legend>
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
  flex: 1 1 auto;
  min-width: min-content;
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
  }
  input:checked + span {
    background: ${theme.color.accent.solid};
    color: ${theme.color.accent.onSolid};
    print-color-adjust: exact; /* without its ground the chosen one would look like the one that is not */
  }
  input:focus-visible + span {
    outline: ${theme.border.focus} solid ${theme.color.focus.ring};
    outline-offset: calc(-1 * ${theme.space['1']});
  }
`;
