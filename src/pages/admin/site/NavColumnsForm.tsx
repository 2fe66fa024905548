import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteNav } from '#contract/api/admin/site.ts';
import { fallbackLocale, type LocaleKey, locales } from '#contract/locale.ts';
import { useSaveNavMutation } from '#src/api/admin/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { EntryList } from './EntryList.tsx';
import { localizedError } from '#src/pages/admin/shared/localized-error.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Group, StepForm } from '#src/pages/admin/shared/parts.ts';
import { PlaceButtons } from '#src/pages/admin/shared/PlaceButtons.tsx';
import { SaveRow } from '#src/pages/admin/shared/SaveRow.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

type Columns = SiteNav['LastColumn'];
const mostColumns = 6;

/** The columns of the footer. */
export function NavColumnsForm({ nav, isOwn, language }: { nav: SiteNav; isOwn: boolean; language: LocaleKey }) {
  const { t } = useTranslation('site');
  const step = useStep('saved');
  const mayChange = useMayChange()('content');
  const [save] = useSaveNavMutation();
  const [columns, setColumns] = useState(nav.LastColumn);
  const send = (LastColumn: Columns | null) => step.run(() => save({ LastColumn, idempotencyKey: crypto.randomUUID() }));
  const put = (index: number, change: Partial<Columns[number]>) =>
    setColumns(columns.map((one, place) => (place === index ? { ...one, ...change } : one)));
  return (
    <StepForm
      noValidate
      aria-label={t('nav.footer')}
      onSubmit={(event) => {
        event.preventDefault();
        void send(columns);
      }}
    >
      <h2>{t('nav.footer')}</h2>
      {columns.map(({ title, items }, index) => {
        const at = `LastColumn.${index}`;
        const name = title[language] || title[fallbackLocale] || String(index + 1);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a column has nothing that tells it from another but its place
          <Group key={index} aria-label={name}>
            <TextField
              label={t('nav.column', { language: locales[language].name })}
              lang={locales[language].tag}
              value={title[language] ?? ''}
              placeholder={title[fallbackLocale] ?? ''}
              error={localizedError(step.errorAt, `${at}.title`, language)}
              maxLength={60}
              onChange={({ target }) => put(index, { title: { ...title, [language]: target.value } })}
            />
            <EntryList
              entries={items}
              at={`${at}.items`}
              step={step}
              language={language}
              mayNest
              onChange={(next) => put(index, { items: next })}
            />
            {mayChange ? <PlaceButtons list={columns} index={index} name={name} onChange={setColumns} /> : null}
          </Group>
        );
      })}
      <SaveRow step={step} label={t('nav.save')}>
        {columns.length < mostColumns ? (
          <Button onClick={() => setColumns([...columns, { title: {}, items: [] }])}>{t('nav.add_column')}</Button>
        ) : null}
        {isOwn ? <Button onClick={() => void send(null)}>{t('nav.reset')}</Button> : null}
      </SaveRow>
    </StepForm>
  );
}
