import { styled } from 'styled-components';
import { isPart, type NetworkElement } from '#calculators/signal-levels/SmithChart/network.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { joined } from '#src/pages/tool/tool-format.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { readQuantity } from '#src/pages/tool/typed/read-quantity.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';

const farads = { unit: 'F', show: ['pF', 'nF', 'µF'] } as const;
const henries = { unit: 'H', show: ['nH', 'µH', 'pH'] } as const;
const degrees = { unit: '°', show: ['°'] } as const;
const ohms = { unit: 'Ω', show: ['Ω'] } as const;

/** The unit of the value of an element. */
export const unitOf = ({ kind }: NetworkElement) => (!isPart(kind) ? degrees : kind.endsWith('L') ? henries : farads);

interface EntryProps {
  label: string;
  value: number;
  of: typeof farads | typeof henries | typeof degrees | typeof ohms;
  onChange: (value: number) => void;
}

/** A value that counts when the field is left or Enter is pressed; what cannot be read falls back to the former value. */
function Entry({ label, value, of: { unit, show: units }, onChange }: EntryProps) {
  const { show } = useToolContext();
  const { tag } = useLocale();
  const text = joined(show(value, unit, units));
  const take = (typed: string) => {
    const read = typed === text ? null : readQuantity(typed, unit, units[0], tag);
    if (read?.ok && read.value > 0) onChange(read.value);
  };
  return (
    <TextField
      key={text}
      label={label}
      hideLabel
      compact
      defaultValue={text}
      autoComplete="off"
      onBlur={(event) => take(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
    />
  );
}

interface RowsProps {
  elements: readonly NetworkElement[];
  chosen: number;
  onChoose: (index: number) => void;
  onChange: (elements: readonly NetworkElement[]) => void;
}

/** The elements from the load to the source: choose one, type its value, take it away. */
export function NetworkRows({ elements, chosen, onChoose, onChange }: RowsProps) {
  const { words } = useToolContext();
  const put = (index: number, part: Partial<NetworkElement>) =>
    onChange(elements.map((element, at) => (at === index ? { ...element, ...part } : element)));
  return (
    <Rows aria-label={words('figure.row')}>
      {elements.map((element, index) => {
        const name = words(`choices.elements.${element.kind}`);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- an element is known by its place in the row
          <li key={index}>
            <Choose type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
              {name}
            </Choose>
            {element.impedance === null ? null : (
              <Entry
                label={`${name}: ${words('columns.elements.lineImpedance')}`}
                value={element.impedance}
                of={ohms}
                onChange={(impedance) => put(index, { impedance })}
              />
            )}
            <Entry
              label={`${name}: ${words('columns.elements.value')}`}
              value={element.value}
              of={unitOf(element)}
              onChange={(value) => put(index, { value })}
            />
            <IconButton
              icon="trash"
              label={`${words('figure.remove')}: ${name}`}
              onClick={() => onChange(elements.filter((_, at) => at !== index))}
            />
          </li>
        );
      })}
    </Rows>
  );
}

const Rows = styled.ol`
  display: grid;
  gap: ${theme.space['2']};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space['2']};
  }
  li > button:first-child {
    flex: 1 1 8rem;
  }
  li > div {
    flex: 0 1 6.5rem;
  }
  input {
    width: 100%;
  }
`;

const Choose = styled.button`
  min-height: ${theme.size.touch};
  padding: 0 ${theme.space['3']};
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  font: ${theme.type.dense};
  text-align: start;
  &[aria-pressed='true'] {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.subtle};
    color: ${theme.color.accent.text};
    font-weight: ${theme.weight.semibold};
  }
`;
