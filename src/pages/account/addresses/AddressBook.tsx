import { useTranslation } from 'react-i18next';
import type { Address } from '#contract/api/address.ts';
import { addressLimit } from '#contract/api/account.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { AddressCard } from './AddressCard.tsx';
import { addressPath, newAddress } from './address-path.ts';
import { Cards, Head } from './address-style.ts';
import { MovedTitle } from '#src/pages/account/MovedTitle.tsx';

/** Every saved address, and the way to one more. */
export function AddressBook({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation(['addresses', 'common']);
  const add = (
    <ButtonLink tone="primary" to={addressPath(newAddress)}>
      <Icon name="plus" small />
      {t('addresses:add')}
    </ButtonLink>
  );
  const isFull = addresses.length >= addressLimit;
  return (
    <>
      <Head>
        <MovedTitle>{t('common:account.addresses')}</MovedTitle>
        {addresses.length > 0 && !isFull ? add : null}
      </Head>
      {isFull ? <p>{t('addresses:full', { count: addressLimit })}</p> : null}
      {addresses.length === 0 ? (
        <EmptyState title={t('addresses:empty_title')} action={add}>
          {t('addresses:empty_text')}
        </EmptyState>
      ) : (
        <Cards aria-label={t('common:account.addresses')}>
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} isShared={false} mayChange />
          ))}
        </Cards>
      )}
    </>
  );
}
