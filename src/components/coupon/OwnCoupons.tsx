import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { UserCoupon } from '#contract/api/coupon.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetUserCouponsQuery } from '#src/api/coupon.ts';
import { usePreviewOrderQuery } from '#src/api/order.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { useCouponIssueText } from './use-coupon-issue-text.ts';

/** Coupons offered in the cart; each is tried on the cart, so they are few. */
const offered = 5;

interface OwnCouponsProps {
  currency: string;
  isBusy: boolean;
  onUse: (code: string) => void;
}

/** The buyer's own coupons, each with what it would take off this cart. */
export function OwnCoupons(props: OwnCouponsProps) {
  const { t } = useTranslation('coupon');
  const { data } = useGetUserCouponsQuery({});
  const usable = data?.coupon.list.filter(({ status }) => status === 'available') ?? [];
  if (usable.length === 0) return null;
  return (
    <div>
      <Title>{t('field.own')}</Title>
      <List aria-label={t('field.own')}>
        {usable.slice(0, offered).map((held) => (
          <Own key={held.user_coupon_id} {...props} held={held} />
        ))}
      </List>
      {usable.length > offered ? <RouteLink to={buildPath('user-coupon')}>{t('field.all_own')}</RouteLink> : null}
    </div>
  );
}

function Own({ held: { coupon }, currency, isBusy, onUse }: OwnCouponsProps & { held: UserCoupon }) {
  const { t } = useTranslation('coupon');
  const { money } = useFormat();
  const issueText = useCouponIssueText(currency);
  const { code } = coupon;
  // The same judgement that the order will meet, without touching the cart.
  const { currentData } = usePreviewOrderQuery({ coupon_code: code }, { refetchOnMountOrArgChange: true });
  const tried = currentData?.cart.coupon ?? null;
  const saving = tried && tried.discount > 0 ? t('field.saves', { amount: money(tried.discount, currency) }) : t('field.free_delivery');
  return (
    <li>
      <Words>
        <PartNumber>{code}</PartNumber>
        <span>{coupon.title}</span>
        {tried ? <small>{tried.issue ? issueText(tried.issue) : saving}</small> : null}
        {currentData ? null : <small>{t('field.own_wait')}</small>}
      </Words>
      {tried && !tried.issue ? (
        <Button size="small" busy={isBusy} aria-label={t('field.own_use_named', { code })} onClick={() => onUse(code)}>
          {t('field.own_use')}
        </Button>
      ) : null}
    </li>
  );
}

const Title = styled.p`
  font: ${theme.type.dense};
  font-weight: ${theme.weight.semibold};
`;

const List = styled.ul`
  li {
    display: flex;
    gap: ${theme.space['3']};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space['2']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
  font: ${theme.type.dense};
  overflow-wrap: anywhere;
  small {
    font: ${theme.type.small};
    color: ${theme.color.text.secondary};
  }
`;
