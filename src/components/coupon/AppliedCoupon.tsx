import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Cart } from '#contract/api/cart.ts';
import { useApplyCouponMutation, useRemoveCouponMutation } from '#src/api/coupon.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { Message } from '#src/ui/Message.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { useToast } from '#src/ui/toast-context.ts';
import { asksForLogin, useCouponIssueText } from './use-coupon-issue-text.ts';

interface AppliedCouponProps {
  coupon: NonNullable<Cart['coupon']>;
  currency: string;
}

/** The coupon in the cart: what it takes off, or why it does not count now; pressing it takes it out. */
export function AppliedCoupon({ coupon: { code, title, discount, free_shipping: isFree, issue }, currency }: AppliedCouponProps) {
  const { t } = useTranslation('coupon');
  const { money } = useFormat();
  const issueText = useCouponIssueText(currency);
  const { login } = useSignInPaths();
  const toast = useToast();
  const [remove, removing] = useRemoveCouponMutation();
  const [putBack] = useApplyCouponMutation();
  const drop = async () => {
    const { error } = await remove({});
    if (!error) toast({ text: t('field.removed', { code }), undo: () => void putBack({ code }) });
  };
  const saves = discount > 0 ? t('field.saves', { amount: money(discount, currency) }) : t(isFree ? 'field.free_delivery' : 'field.waits');
  return (
    <Box aria-label={t('field.title')}>
      <Line>
        <Chip label={t('field.remove', { code })} onRemove={() => void drop()}>
          <PartNumber>{code}</PartNumber>
        </Chip>
        {issue ? null : <Saving>{saves}</Saving>}
      </Line>
      {title === code ? null : <small>{title}</small>}
      {issue ? (
        <Message
          tone="warning"
          role="status"
          title={t('field.not_now', { code })}
          {...(asksForLogin(issue) && { action: <RouteLink to={login}>{t('field.sign_in')}</RouteLink> })}
        >
          {issueText(issue)}
        </Message>
      ) : null}
      {removing.isError ? (
        <Message tone="danger" role="alert">
          {t('field.remove_failed')}
        </Message>
      ) : null}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['2']};
  small {
    font: ${theme.type.small};
    color: ${theme.color.text.secondary};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  align-items: center;
  justify-content: space-between;
`;

const Saving = styled.strong`
  color: ${theme.color.success.text};
  font: ${theme.type.ui};
  font-weight: ${theme.weight.semibold};
`;
