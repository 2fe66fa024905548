import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { late } from '#src/components/late/late.tsx';
import { useGetUserAddressesQuery } from '#src/api/account.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { AddressBook } from './addresses/AddressBook.tsx';
import { CompanyAddresses } from './addresses/CompanyAddresses.tsx';
import { newAddress, newCompanyAddress } from './addresses/address-path.ts';

const waiting = <Skeleton $height="24rem" />;

// Who comes to the list has none of the form yet.
const AddressForm = late(async () => (await import('./addresses/AddressForm.tsx')).AddressForm);

/** The addresses of the account; the form of one of them, or of a new one, is an address of its own. */
export function Component() {
  const { t } = useTranslation(['addresses', 'common']);
  const [search] = useSearchParams();
  const { data, error, refetch } = useGetUserAddressesQuery();
  const wanted = search.get('edit');
  const edited = data?.list.find(({ id }) => id === wanted);
  const company = data?.company;
  const shared = company?.may_change ? company.list.find(({ id }) => id === wanted) : undefined;
  const title = t('common:account.addresses');
  if (data && (edited || wanted === newAddress)) {
    return (
      <AccountFrame>
        <AddressForm waiting={waiting} key={wanted} saved={edited ?? null} isFirst={data.list.length === 0} company={null} />
      </AccountFrame>
    );
  }
  if (company?.may_change && (shared || wanted === newCompanyAddress)) {
    return (
      <AccountFrame>
        <AddressForm waiting={waiting} key={wanted} saved={shared ?? null} isFirst={company.list.length === 0} company={company.name} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <PageHead title={title} index={false} />
      {data ? (
        <>
          <AddressBook addresses={data.list} />
          {company ? <CompanyAddresses company={company} /> : null}
        </>
      ) : (
        <>
          <h1 tabIndex={-1}>{title}</h1>
          {error ? (
            <LoadError error={error} title={t('addresses:load_failed')} onRetry={() => void refetch()} />
          ) : (
            <Skeleton $height="16rem" />
          )}
        </>
      )}
    </AccountFrame>
  );
}
