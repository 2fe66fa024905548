import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { withoutMarks } from '#contract/without-marks.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useStableOrder } from './use-stable-order.ts';

interface FacetOption {
  key: string;
  name: string;
  count: number;
}

interface Props {
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (option: string) => void;
}

const shownAtFirst = 6;
const filteredOver = 12;

/** Values to tick: six at first, those with no parts dimmed but usable; a ticked one never moves. */
export function OptionFacet({ name, options, chosen, onToggle }: Props) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const ordered = useStableOrder(options);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const matching = ordered.filter((option) => withoutMarks(option.name).includes(withoutMarks(wanted)));
  const isAll = isOpen || wanted.trim() !== '';
  const shown = isAll ? matching : ordered.filter(({ key }, index) => index < shownAtFirst || chosen.includes(key));
  const hidden = ordered.length - shown.length;
  return (
    <fieldset aria-label={name}>
      {ordered.length > filteredOver ? (
        <Find
          type="search"
          compact
          hideLabel
          label={t('find_value', { name })}
          placeholder={t('find_value_hint')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      ) : null}
      {shown.map((option) => (
        <CheckboxField
          key={option.key}
          label={option.name}
          count={integer(option.count)}
          zero={option.count === 0}
          checked={chosen.includes(option.key)}
          onChange={() => onToggle(option.key)}
        />
      ))}
      {matching.length === 0 ? <None>{t('no_value')}</None> : null}
      {wanted.trim() === '' && (hidden > 0 || isOpen) && ordered.length > shownAtFirst ? (
        <More tone="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('show_fewer') : t('show_more', { count: hidden })}
        </More>
      ) : null}
    </fieldset>
  );
}

const Find = styled(TextField)`
  margin-block-end: ${theme.space['1']};
`;

const None = styled.p`
  padding-block: ${theme.space['1']};
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;

const More = styled(Button)`
  && {
    padding-inline: 0;
  }
`;
