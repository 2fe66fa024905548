import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Facet } from '#contract/api/part.ts';
import { shownUnit } from '#contract/units.ts';
import { parseQuantity } from '#contract/value/parse-quantity.ts';
import type { FilterIssue } from '#contract/listing/listing-query.ts';
import { readRange, writeRange } from '#contract/listing/listing-url.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { Histogram } from './Histogram.tsx';
import { positionOf, textAt, valueAt } from './range-scale.ts';
import { type End, RangeSlider } from './RangeSlider.tsx';

interface Props {
  facet: Facet;
  value: string | undefined;
  issues: readonly FilterIssue[];
  /** Changes what the address asks of the parameter, by what it asks then. */
  onEdit: (edit: (value: string | undefined) => string | null, options?: { replace?: boolean }) => void;
}

const ends = ['min', 'max'] as const;

function errorWords({ code }: FilterIssue, unit: string) {
  if (code === 'out_of_range') return 'value_error.order';
  if (code !== 'not_allowed') return 'value_error.format';
  return unit === '' ? 'value_error.number' : 'value_error.unit';
}

/** A numeric parameter: how many parts lie where, two handles, and two inputs that take `4k7` and `100n`. */
export function RangeFacet({ facet, value, issues, onEdit }: Props) {
  const { t } = useTranslation('catalog');
  const { quantity, unit: unitText } = useFormat();
  const { tag } = useLocale();
  const { name, unit, buckets = [] } = facet;
  const scale = { min: facet.min ?? 0, max: facet.max ?? 0 };
  const texts = readRange(value);
  const read = (end: End) => {
    const parsed = parseQuantity(texts[end], unit);
    return texts[end] !== '' && parsed.ok ? parsed.value : scale[end];
  };
  const set = (end: End, text: string, options?: { replace: boolean }) =>
    onEdit((before) => writeRange({ ...readRange(before), [end]: text }), options);
  // Fetched when something is typed; without it a text stays as it is written.
  const setTyped = (end: End, text: string) =>
    void import('#contract/value/typed-quantity.ts').then(
      ({ filterText }) => set(end, filterText(text, unit, tag)),
      () => set(end, text),
    );
  const labels = { min: t('from_value', { name }), max: t('to_value', { name }) };
  const errorAt = (end: End) => issues.find((issue) => issue.end === end);
  return (
    <fieldset aria-label={name}>
      {buckets.length > 1 && scale.max > scale.min ? (
        <>
          <Histogram buckets={buckets} from={read('min')} to={read('max')} />
          <RangeSlider
            positions={{ min: positionOf(scale, read('min')), max: positionOf(scale, read('max')) }}
            labels={labels}
            textOf={(position) => quantity(Number(valueAt(scale, position).toPrecision(2)), unit)}
            onMove={(end, position) => set(end, textAt(scale, position, unit), { replace: true })}
          />
        </>
      ) : null}
      <Inputs>
        {ends.map((end) => {
          const issue = errorAt(end);
          return (
            <EndField
              key={end}
              text={texts[end]}
              label={labels[end]}
              placeholder={t(end === 'min' ? 'from' : 'to')}
              error={issue && t(errorWords(issue, unit), { unit: unitText(shownUnit(unit)) })}
              onEnter={(text) => setTyped(end, text)}
            />
          );
        })}
      </Inputs>
    </fieldset>
  );
}

interface EndFieldProps {
  /** As the address has it. */
  text: string;
  label: string;
  placeholder: string;
  error: string | undefined;
  onEnter: (text: string) => void;
}

/** Follows the address, but takes nothing away from who goes on typing while it changes. */
function EndField({ text, onEnter, ...shown }: EndFieldProps) {
  const [typed, setTyped] = useState(text);
  const [entered, setEntered] = useState(text);
  const [seen, setSeen] = useState(text);
  if (text !== seen) {
    setSeen(text);
    if (typed === seen || typed === entered) setTyped(text);
  }
  const enter = () => {
    setEntered(typed);
    if (typed.trim() !== text) onEnter(typed);
  };
  return (
    <TextField
      compact
      hideLabel
      {...shown}
      value={typed}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={enter}
      onKeyDown={(event) => event.key === 'Enter' && enter()}
    />
  );
}

const Inputs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space['2']};
  align-items: end;
`;
