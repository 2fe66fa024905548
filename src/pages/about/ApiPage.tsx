import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { getOpenApi } from '#contract/api/openapi.ts';
import { useGetOpenApiQuery } from '#src/api/openapi.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import type { ApiDocument } from './api-document.ts';
import { ApiReference } from './ApiReference.tsx';

/** Every call of the shop for programmers, from the document that the shop makes of its contract. */
export function Component() {
  const { t } = useTranslation('about');
  const [keyword, setKeyword] = useState('');
  const shown = useDeferredValue(keyword);
  const { data, error, refetch } = useGetOpenApiQuery({});
  const title = t('api.title');
  return (
    <Wrap>
      <PageHead title={title} />
      <Place>
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          {t('api.lead')} <a href={getOpenApi.path}>{t('api.document')}</a>
        </p>
        <TextField label={t('api.find')} type="search" value={keyword} onChange={({ target }) => setKeyword(target.value)} />
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <Skeleton $height="40rem" />}
        {/* The contract leaves the document's own form to OpenAPI; the shop that serves it wrote it. */}
        {data ? <ApiReference document={data as ApiDocument} keyword={shown} /> : null}
      </Place>
    </Wrap>
  );
}

const Place = styled.div`
  max-width: ${theme.layout.prose};
  padding-block: ${pageTop} ${theme.space['12']};
  p {
    margin-block: ${theme.space['3']} ${theme.space['4']};
  }
`;
