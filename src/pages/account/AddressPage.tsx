import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useGetUserAddressesQuery } from '#src/api/account.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/PageHead.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { AddressBook } from './addresses/AddressBook.tsx';
import { AddressForm } from './addresses/AddressForm.tsx';

/** The addresses of the account; the form of one of them, or of a new one, is an address of its own. */
export function Component() {
  const { t } = useTranslation(['addresses', 'common']);
  const [search] = useSearchParams();
  const { data, error, refetch } = useGetUserAddressesQuery();
  const wanted = search.get('edit');
  const edited = data?.list.find(({ id }) => id === wanted);
  const title = t('common:account.addresses');
  if (data && (edited || wanted === 'new')) {
    return (
      <AccountFrame>
        <AddressForm key={wanted} saved={edited ?? null} isFirst={data.list.length === 0} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame>
      <PageHead title={title} index={false} />
      {data ? (
        <AddressBook addresses={data.list} />
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
