import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { stars } from '#contract/api/review.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { theme } from '#src/ui/theme.ts';

interface Props {
  value: number | null;
  onChange: (value: number) => void;
  error?: string | undefined;
}

/** One to five stars as a choice of five; the arrow keys move inside it. */
export function StarChoice({ value, onChange, error }: Props) {
  const { t } = useTranslation('review');
  const name = useId();
  return (
    <Group
      legend={t('form.rating')}
      name={name}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      error={error}
      options={stars.map((count) => ({ value: String(count), label: <Stars value={count} label={t('stars', { count })} /> }))}
    />
  );
}

const Group = styled(RadioGroup)`
  legend {
    margin-block-end: 0;
  }
  label {
    min-height: ${theme.fluid.control};
  }
`;
