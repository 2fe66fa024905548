import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { type QuoteQuery, quoteListPath } from '#contract/requests/quote-query.ts';

/** Finds quotes by a number of the request, the order or a part. */
export function QuoteSearch({ query }: { query: QuoteQuery }) {
  const { t } = useTranslation('quotes');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query.keyword ?? '');
  const go = (keyword: string) =>
    void navigate(quoteListPath({ ...(query.status && { status: query.status }), ...(keyword && { keyword }) }), {
      preventScrollReset: true,
    });
  return (
    <Form
      role="search"
      aria-label={t('search_label')}
      onSubmit={(event) => {
        event.preventDefault();
        go(typed.trim());
      }}
    >
      <TextField
        compact
        type="search"
        label={t('keyword')}
        maxLength={60}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">
        <Icon name="search" small />
        {t('search')}
      </Button>
      {query.keyword ? (
        <Button tone="quiet" onClick={() => go('')}>
          {t('clear')}
        </Button>
      ) : null}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['3']};
  align-items: end;
`;
