import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { late } from '#src/components/late/late.tsx';
import { useGetCartQuery } from '#src/api/cart.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { pageTop, RailColumns, Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { AddByNumber } from './AddByNumber.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { CsvButton } from './CsvButton.tsx';
import { ShareButton } from './ShareButton.tsx';
import { readSharedKey } from './shared-key.ts';

const SharedCart = late(async () => (await import('./SharedCart.tsx')).SharedCart);

export function Component() {
  const { t } = useTranslation('cart');
  const { data: cart, error, refetch } = useGetCartQuery({}, { refetchOnMountOrArgChange: true });
  const sharedKey = readSharedKey(useLocation().hash);
  const reload = () => void refetch();
  const isEmpty = cart !== undefined && cart.list.length === 0;
  return (
    <Wrap>
      <PageHead title={t('title')} index={false} />
      <Head>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {cart && !isEmpty ? (
          <Tools>
            <ButtonLink size="small" to={buildPath('other-bom')}>
              {t('empty.bom')}
            </ButtonLink>
            <ShareButton />
            <CsvButton cart={cart} />
          </Tools>
        ) : null}
      </Head>
      {error ? <LoadError error={error} title={t('load_failed')} onRetry={reload} /> : null}
      <RailColumns>
        <Main>
          {sharedKey === null ? null : <SharedCart waiting={<Skeleton $height="12rem" />} key={sharedKey} shareKey={sharedKey} />}
          {cart || error ? null : <Waiting />}
          {isEmpty ? (
            <EmptyState
              title={t('empty.title')}
              action={
                <>
                  <ButtonLink tone="primary" to={buildPath('category')}>
                    {t('empty.action')}
                  </ButtonLink>
                  <ButtonLink to={buildPath('other-bom')}>{t('empty.bom')}</ButtonLink>
                </>
              }
            >
              {t('empty.text')}
            </EmptyState>
          ) : null}
          {cart && !isEmpty ? <CartLines cart={cart} reload={reload} /> : null}
          <AddByNumber />
        </Main>
        {cart && !isEmpty ? <CartSummary cart={cart} /> : null}
      </RailColumns>
    </Wrap>
  );
}

const lines = ['first', 'second', 'third'];

function Waiting() {
  return lines.map((line) => <Skeleton key={line} $height="5.5rem" />);
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']};
  align-items: center;
  justify-content: space-between;
  padding-block: ${pageTop} ${theme.space['4']};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  align-items: center;
`;

const Main = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  min-width: 0;
`;
