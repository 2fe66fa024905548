import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { attritionSizes } from '#contract/attrition.ts';
import { late } from '#src/components/late/late.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import type { AttritionFieldsProps } from './AttritionFields.tsx';

const AttritionFields = late(async () => (await import('./AttritionFields.tsx')).AttritionFields, ['bom_build']);

/** The rules of spare pieces by the size of the package: in words, and to be changed when opened. */
export function AttritionSizes(props: AttritionFieldsProps) {
  const { t } = useTranslation('bom');
  const { percent, integer, series } = useFormat();
  const { attrition } = props;
  const [isOpen, setOpen] = useState(false);
  const waiting = <Skeleton $height="12rem" />;
  const told = attritionSizes.flatMap((size) => {
    const { share_bp: share, least } = attrition[size] ?? {};
    const name = t(`attrition.size.${size}`);
    return [
      ...(share === undefined ? [] : [t('attrition.share', { size: name, share: percent(share / 10_000) })]),
      ...(least === undefined ? [] : [t('attrition.least', { size: name, least: integer(least) })]),
    ];
  });
  return (
    <Box onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t('attrition.title')}
        {told.length > 0 ? `: ${series(told)}` : null}
      </summary>
      {isOpen ? <AttritionFields waiting={waiting} {...props} /> : null}
    </Box>
  );
}

const Box = styled.details`
  flex-basis: 100%;
  font: ${theme.type.dense};
  summary {
    cursor: pointer;
    color: ${theme.color.text.link};
    overflow-wrap: anywhere;
  }
`;
