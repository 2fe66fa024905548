import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ListInput } from '#calculators/define.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { theme } from '#src/ui/theme.ts';
import { QuantityEntry } from './QuantityEntry.tsx';
import type { Entry } from '#src/pages/tool/tool-address.ts';

export interface ListEntryProps {
  id: string;
  label: string;
  input: ListInput;
  entry: Entry;
  invalid: boolean;
  describedBy: string | undefined;
  onChange: (change: Partial<Entry>) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** Fields of several equal quantities, with buttons that add and remove one. What cannot be read stays as text beside the last value. */
export function ListEntry({ id, label, input, entry, invalid, describedBy, onChange, onFocus, onBlur }: ListEntryProps) {
  const { t } = useTranslation('tool');
  const values = Array.isArray(entry.value) ? (entry.value as readonly number[]) : []; // a list holds numbers only
  const texts = values.map((_, index) => entry.texts?.[index] ?? null);

  const others = values.map((_, index) => entry.others?.[index] ?? null);

  function change(index: number, { typed, value, other, shown = entry.shown }: Partial<Entry>) {
    const changed = typeof value === 'number' ? values.with(index, value) : values;
    onChange({ value: changed, texts: texts.with(index, typed ?? null), others: others.with(index, other ?? null), shown });
  }
  function add() {
    onChange({ value: [...values, values.at(-1) ?? 1], texts: [...texts, null], others: [...others, null] });
  }
  function remove(index: number) {
    onChange({ value: values.toSpliced(index, 1), texts: texts.toSpliced(index, 1), others: others.toSpliced(index, 1) });
  }
  return (
    <Rows>
      {values.map((value, index) => {
        const name = t('list_item', { name: label, number: index + 1 });
        return (
          // oxlint-disable-next-line react/no-array-index-key -- equal parts have nothing but their place
          <Row key={index} role="group" aria-label={name}>
            <div>
              <QuantityEntry
                id={index === 0 ? id : `${id}-${index}`}
                label={name}
                isUnlabelled={index > 0}
                input={input}
                entry={{ typed: texts[index] ?? null, value, other: others[index] ?? null, shown: entry.shown }}
                invalid={invalid}
                describedBy={describedBy}
                focused={false}
                onChange={(next) => change(index, next)}
                onFocus={onFocus}
                onBlur={onBlur}
              />
            </div>
            {values.length > input.minCount ? (
              <IconButton icon="trash" label={t('remove_item', { name })} onClick={() => remove(index)} />
            ) : null}
          </Row>
        );
      })}
      {values.length < input.maxCount ? (
        <Button size="small" onClick={add}>
          {t('add_item')}
        </Button>
      ) : null}
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${theme.space['2']};
  justify-items: start;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space['1']};
  align-items: center;
  width: 100%;
`;
