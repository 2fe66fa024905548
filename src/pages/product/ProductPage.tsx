import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { useGetProductDetailQuery } from '#src/api/catalog.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { ProductView } from './ProductView.tsx';

export function Component() {
  const { web_url = '' } = useParams();
  const { t } = useTranslation('product');
  const { currentData: product, error, refetch } = useGetProductDetailQuery({ web_url });
  if (product) return <ProductView key={product.web_url} product={product} />;
  return (
    <Wrap>
      <Waiting>
        {error ? (
          <>
            <PageHead title={t('load_failed')} index={false} />
            <h1 tabIndex={-1}>{t('load_failed')}</h1>
            <LoadError error={error} onRetry={() => void refetch()} />
          </>
        ) : (
          <>
            <Skeleton $width="40%" $height="2.25rem" />
            <Skeleton $width="70%" />
            <Skeleton $height="20rem" />
          </>
        )}
      </Waiting>
    </Wrap>
  );
}

const Waiting = styled.div`
  display: grid;
  gap: ${theme.space['4']};
  padding-block: ${pageTop} ${theme.space['12']};
`;
