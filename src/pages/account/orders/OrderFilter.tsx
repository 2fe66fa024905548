import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { fieldIssue } from '#contract/api/field-issue.ts';
import { getUserOrdersRequest } from '#contract/forms/account-lists.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { isNarrowed, type OrderQuery, orderListPath } from '#contract/requests/order-query.ts';

interface Values {
  keyword: string;
  from: string;
  to: string;
}
const names = ['keyword', 'from', 'to'] as const;

/** Narrows the list by a number and by days; the tab stays. */
export function OrderFilter({ query }: { query: OrderQuery }) {
  const { t } = useTranslation('orders');
  const issueText = useIssueText();
  const navigate = useNavigate();
  const { keyword = '', from = '', to = '', status = 'all' } = query;
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>({ values: { keyword, from, to } });
  const { errors } = formState;
  const search = handleSubmit((values) => {
    const given = Object.fromEntries(names.flatMap((name) => (values[name].trim() === '' ? [] : [[name, values[name].trim()]])));
    const { error } = getUserOrdersRequest.safeParse(given);
    for (const issue of error?.issues ?? []) {
      const name = names.find((one) => one === issue.path[0]);
      if (name) setError(name, { message: issueText(fieldIssue(issue)) }, { shouldFocus: true });
    }
    const isSwapped = values.from !== '' && values.to !== '' && values.from > values.to;
    if (isSwapped) setError('to', { message: t('days_swapped') }, { shouldFocus: true });
    if (!error && !isSwapped) void navigate(orderListPath({ ...given, status }), { preventScrollReset: true });
  });
  const clear = () => {
    setFocus('keyword'); // the button goes
    void navigate(orderListPath({ status }), { preventScrollReset: true });
  };
  return (
    <Form role="search" aria-label={t('search_label')} noValidate onSubmit={(event) => void search(event)}>
      <Wide>
        <TextField
          {...register('keyword')}
          type="search"
          compact
          label={t('keyword')}
          error={errors.keyword?.message}
          maxLength={60}
          autoComplete="off"
        />
      </Wide>
      <TextField {...register('from')} type="date" compact label={t('from')} error={errors.from?.message} />
      <TextField {...register('to')} type="date" compact label={t('to')} error={errors.to?.message} />
      <Buttons>
        <Button type="submit">
          <Icon name="search" small />
          {t('search')}
        </Button>
        {isNarrowed(query) ? (
          <Button tone="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        ) : null}
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space['3']};
  align-items: end;
  width: 100%;
  ${media.md} {
    grid-template-columns: minmax(12rem, 20rem) 10rem 10rem auto;
    width: auto;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  ${media.md} {
    grid-column: auto;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  grid-column: 1 / -1;
  ${media.md} {
    grid-column: auto;
  }
`;
