import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { theme } from '#src/ui/theme.ts';
import type { PartAlertProps } from './PartAlertForm.tsx';

const PartAlertForm = late(async () => (await import('./PartAlertForm.tsx')).PartAlertForm, ['part_alert']);

/** What one may be told of by mail, one day; open at once where too few pieces are there. The form is fetched when it is opened. */
export function PartAlert(props: PartAlertProps) {
  const { t } = useTranslation('product');
  const [isOpen, setOpen] = useState(props.isShort);
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('alert.title')}</summary>
      {isOpen ? <PartAlertForm {...props} /> : null}
    </Details>
  );
}

const Details = styled.details`
  font: ${theme.type.dense};
  summary {
    min-height: ${theme.fluid.controlSmall};
    font-weight: ${theme.weight.semibold};
    cursor: pointer;
  }
`;
