import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Address } from '#contract/api/address.ts';
import { personName } from '#contract/person-name.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useSaveAddressMutation } from '#src/api/account.ts';
import { SavedAddressText } from '#src/components/address/SavedAddressText.tsx';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Tag } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { addressPath } from './address-path.ts';
import { DeleteAddress } from './DeleteAddress.tsx';

interface AddressCardProps {
  address: Address;
  /** All people of the company use it. */
  isShared: boolean;
  mayChange: boolean;
}

/** One address and what can be done with it. */
export function AddressCard({ address, isShared, mayChange }: AddressCardProps) {
  const { t } = useTranslation('addresses');
  const [save, { isLoading, error, originalArgs }] = useSaveAddressMutation();
  const { id, line1, default_shipping: ships, default_billing: bills } = address;
  const name = `${personName(address)}, ${line1}`;
  const words = isApiError(error) ? error.message : '';
  const choose = (kind: 'default_shipping' | 'default_billing') =>
    void save({ ...address, [kind]: true, ...(isShared && { of_company: true }) });
  return (
    <Card>
      {ships || bills ? (
        <Tags>
          {ships ? <Tag>{t('default_shipping')}</Tag> : null}
          {bills ? <Tag>{t('default_billing')}</Tag> : null}
        </Tags>
      ) : null}
      <SavedAddressText address={address} />
      {error ? (
        <Message tone="danger" role="alert">
          {words || t('save_failed')}
        </Message>
      ) : null}
      {mayChange ? (
        <Buttons>
          <ButtonLink size="small" to={addressPath(id)} aria-label={t('edit_named', { name })}>
            {t('edit')}
          </ButtonLink>
          <DeleteAddress address={address} name={name} isShared={isShared} />
          {ships ? null : (
            <Button
              size="small"
              tone="quiet"
              aria-label={t('use_shipping_named', { name })}
              busy={isLoading && originalArgs?.default_shipping !== ships}
              onClick={() => choose('default_shipping')}
            >
              {t('use_shipping')}
            </Button>
          )}
          {bills ? null : (
            <Button
              size="small"
              tone="quiet"
              aria-label={t('use_billing_named', { name })}
              busy={isLoading && originalArgs?.default_billing !== bills}
              onClick={() => choose('default_billing')}
            >
              {t('use_billing')}
            </Button>
          )}
        </Buttons>
      ) : null}
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space['3']};
  padding: ${theme.space['4']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.raised};
  font: ${theme.type.ui};
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']};
`;

const Buttons = styled(Tags)`
  gap: ${theme.space['2']};
  margin-block-start: auto;
`;
