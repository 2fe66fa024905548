import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanyPartNumber } from '#contract/api/admin/company-part-number.ts';
import {
  useGetCompanyPartNumbersQuery,
  useRemoveCompanyPartNumberMutation,
  useSaveCompanyPartNumbersMutation,
} from '#src/api/admin/company.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { textOf } from '#src/pages/admin/shared/form-text.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Part, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { SaveRow } from '#src/pages/admin/shared/SaveRow.tsx';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { readNumberLines } from './number-lines.ts';

/** What the company calls parts in its own books: the newest, those of a word, and the way to add and forget some. */
export function PartNumbersOfCompany({ companyId }: { companyId: string }) {
  const { t } = useTranslation(['admin_companies', 'common']);
  const mayChange = useMayChange()('customers');
  // Not in the address, whose changes draw the page anew: what is typed in the form of the company stays.
  const [{ keyword, page }, setAsked] = useState({ keyword: '', page: 1 });
  const query = { company_id: companyId, page, ...(keyword !== '' && { keyword }) };
  const { currentData: data, error, refetch } = useGetCompanyPartNumbersQuery(query);
  return (
    <Part aria-label={t('admin_companies:part_numbers.title')}>
      <h2>{t('admin_companies:part_numbers.title')}</h2>
      <Note>{t('admin_companies:part_numbers.hint')}</Note>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data && (data.total > 0 || keyword !== '') ? (
        <>
          <form
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              setAsked({ keyword: textOf(event.currentTarget, 'keyword').trim(), page: 1 });
            }}
          >
            <Row>
              <TextField
                compact
                key={keyword}
                name="keyword"
                type="search"
                label={t('admin_companies:part_numbers.search')}
                defaultValue={keyword}
                maxLength={80}
              />
              <Button type="submit">{t('admin_companies:part_numbers.find')}</Button>
            </Row>
          </form>
          <ul aria-label={t('admin_companies:part_numbers.title')}>
            {data.list.map((one) => (
              <OneNumber key={one.id} companyId={companyId} one={one} mayChange={mayChange} />
            ))}
          </ul>
          {data.last_page > 1 ? (
            <Row>
              <Button size="small" disabled={page === 1} onClick={() => setAsked({ keyword, page: page - 1 })}>
                {t('common:previous_page')}
              </Button>
              <Button size="small" disabled={page >= data.last_page} onClick={() => setAsked({ keyword, page: page + 1 })}>
                {t('common:next_page')}
              </Button>
            </Row>
          ) : null}
        </>
      ) : null}
      {data?.total === 0 ? <Note>{t('admin_companies:part_numbers.none')}</Note> : null}
      {mayChange ? <AddNumbers companyId={companyId} /> : null}
    </Part>
  );
}

function OneNumber({ companyId, one, mayChange }: { companyId: string; one: CompanyPartNumber; mayChange: boolean }) {
  const { t } = useTranslation('admin_companies');
  const { date } = useFormat();
  const step = useStep();
  const [remove] = useRemoveCompanyPartNumberMutation();
  const { id, number, sku, mpn, manufacturer, chosen_at: at } = one;
  const take = () => step.run(() => remove({ company_id: companyId, id, idempotencyKey: crypto.randomUUID() }));
  return (
    <li>
      <Row>
        <span>
          <b>{number}</b> · {sku} · {manufacturer} {mpn} · {t('part_numbers.chosen', { date: date(at) })}
        </span>
        {mayChange ? (
          <Button size="small" busy={step.isBusy} aria-label={t('part_numbers.forget_named', { number })} onClick={() => void take()}>
            {t('part_numbers.forget')}
          </Button>
        ) : null}
      </Row>
      <Trouble step={step} />
    </li>
  );
}

function AddNumbers({ companyId }: { companyId: string }) {
  const { t } = useTranslation('admin_companies');
  const step = useStep('saved');
  const [save] = useSaveCompanyPartNumbersMutation();
  const [text, setText] = useState('');
  const [half, setHalf] = useState<number[]>([]);
  const { items, lines, faulty } = readNumberLines(text);
  const refused = items.flatMap((_, place) => {
    const line = lines[place];
    return step.codeAt(`items.${place}.sku`) === undefined || line === undefined ? [] : [t('part_numbers.unknown', { line })];
  });
  const wrong = [...half.map((line) => t('part_numbers.half', { line })), ...refused];
  const send = async () => {
    setHalf(faulty);
    if (faulty.length > 0 || items.length === 0) return;
    const done = await step.run(() => save({ company_id: companyId, items, idempotencyKey: crypto.randomUUID() }));
    if (done) setText('');
  };
  return (
    <StepForm
      noValidate
      aria-label={t('part_numbers.add')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextAreaField
        label={t('part_numbers.add')}
        hint={t('part_numbers.add_hint')}
        rows={4}
        value={text}
        error={wrong.length > 0 ? wrong.join(' · ') : step.errorAt('items')}
        onChange={({ target }) => setText(target.value)}
      />
      <SaveRow step={step} label={t('part_numbers.save')} scope="customers" />
    </StepForm>
  );
}
