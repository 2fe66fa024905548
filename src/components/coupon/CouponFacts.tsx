import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CouponDef } from '#contract/api/coupon.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { CouponScope } from './CouponScope.tsx';
import { useCouponText } from './use-coupon-text.ts';

/** A text as far as a reader tells it from another. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, '').toLowerCase();
}

interface CouponFactsProps {
  coupon: CouponDef;
  /** How many more may be used; null is without limit. */
  left?: number | null;
  /** Where it stands. */
  mark?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One coupon: its worth first, then what it asks for, then what can be done with it. */
export function CouponFacts({ coupon, left = null, mark, children }: CouponFactsProps) {
  const { t } = useTranslation('coupons');
  const { worth, facts } = useCouponText();
  const value = worth(coupon);
  return (
    <Card>
      <h2>{value}</h2>
      {plain(value) === plain(coupon.title) ? null : <Title>{coupon.title}</Title>}
      {mark}
      <Facts>
        {facts(coupon, left).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
      <CouponScope scope={coupon.scope} />
      {coupon.terms === '' ? null : <p>{coupon.terms}</p>}
      <p>
        {t('fact.code')} <PartNumber>{coupon.code}</PartNumber>
      </p>
      {children ? <Actions>{children}</Actions> : null}
    </Card>
  );
}

export const CouponList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${theme.space['4']};
`;

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space['2']};
  min-width: 0;
  padding: ${theme.space['4']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.raised};
  font: ${theme.type.dense};
  overflow-wrap: break-word;
`;

const Title = styled.p`
  font: ${theme.type.ui};
  font-weight: ${theme.weight.semibold};
`;

/** On one line where there is room; a middle dot stands between two. */
const Facts = styled.ul`
  color: ${theme.color.text.secondary};
  li {
    display: inline;
  }
  li + li::before {
    content: ' · ';
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  align-items: center;
  margin-block-start: auto;
  padding-block-start: ${theme.space['2']};
`;
