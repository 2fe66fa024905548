import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { adminPath, type AdminTab, readAdminQuery } from './admin-path.ts';
import { textOf } from './form-text.ts';
import { Row } from './parts.ts';

export interface FurtherFilter {
  /** In the address. */
  name: string;
  label: string;
  /** Choices, or a day. */
  options: readonly { value: string; label: string }[] | 'day';
}

interface ListFilterProps {
  tab: AdminTab;
  /** Of a tab with several lists. */
  view?: string | undefined;
  /** States to choose from; the first one is for all. */
  states: readonly { value: string; label: string }[];
  hasKeyword?: boolean;
  more?: readonly FurtherFilter[];
}

/** Narrows a list of the operator page by state and word; the address keeps both. */
export function ListFilter({ tab, view, states, hasKeyword = false, more = [] }: ListFilterProps) {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state, keyword } = readAdminQuery(search);
  const kept = Object.fromEntries(more.map(({ name }) => [name, search.get(name) ?? undefined]));
  const open = (status: string | undefined, word: string | undefined, changed: Record<string, string> = {}) =>
    void navigate(adminPath({ tab, view, status, keyword: word, ...kept, ...changed }), { preventScrollReset: true });
  return (
    <form
      role="search"
      aria-label={t('filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        open(state ?? undefined, textOf(event.currentTarget, 'keyword'));
      }}
    >
      <Row>
        {states.length > 1 ? (
          <SelectField
            compact
            label={t('filter.state')}
            options={states}
            value={state ?? ''}
            onChange={(event) => open(event.target.value, keyword)}
          />
        ) : null}
        {more.map(({ name, label, options }) =>
          options === 'day' ? (
            <TextField
              key={name}
              compact
              type="date"
              label={label}
              value={kept[name] ?? ''}
              onChange={({ target }) => open(state ?? undefined, keyword, { [name]: target.value })}
            />
          ) : (
            <SelectField
              key={name}
              compact
              label={label}
              options={[{ value: '', label: t('filter.all') }, ...options]}
              value={kept[name] ?? ''}
              onChange={({ target }) => open(state ?? undefined, keyword, { [name]: target.value })}
            />
          ),
        )}
        {hasKeyword ? (
          <>
            <TextField compact key={keyword} name="keyword" type="search" label={t('filter.word')} defaultValue={keyword} maxLength={60} />
            <Button type="submit">{t('filter.find')}</Button>
          </>
        ) : null}
      </Row>
    </form>
  );
}
