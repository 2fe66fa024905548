import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { addressLimit, type getUserAddresses } from '#contract/api/account.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { AddressCard } from './AddressCard.tsx';
import { addressPath, newCompanyAddress } from './address-path.ts';
import { Cards, Head } from './address-style.ts';

type Company = NonNullable<ResponseOf<typeof getUserAddresses>['company']>;

/** What all people of the company ship and bill to; its approvers keep them. */
export function CompanyAddresses({ company: { name, may_change: mayChange, list } }: { company: Company }) {
  const { t } = useTranslation('addresses');
  if (list.length === 0 && !mayChange) return null;
  const title = t('company.title', { company: name });
  const isFull = list.length >= addressLimit;
  return (
    <>
      <Head>
        <h2>{title}</h2>
        {mayChange && !isFull ? (
          <ButtonLink to={addressPath(newCompanyAddress)}>
            <Icon name="plus" small />
            {t('company.add')}
          </ButtonLink>
        ) : null}
      </Head>
      <p>{t(mayChange ? 'company.keep' : 'company.kept')}</p>
      {isFull ? <p>{t('full', { count: addressLimit })}</p> : null}
      {list.length === 0 ? null : (
        <Cards aria-label={title}>
          {list.map((address) => (
            <AddressCard key={address.id} address={address} isShared mayChange={mayChange} />
          ))}
        </Cards>
      )}
    </>
  );
}
