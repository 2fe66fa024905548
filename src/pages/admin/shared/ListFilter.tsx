import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { media, theme } from '#src/ui/theme.ts';
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
  /** What the word may be; without it none is asked for. */
  word?: string;
  more?: readonly FurtherFilter[];
}

/** Narrows a list of the operator page by state and word; the address keeps both. */
export function ListFilter({ tab, view, states, word, more = [] }: ListFilterProps) {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state, keyword } = readAdminQuery(search);
  const conditions = useId();
  const kept = Object.fromEntries(more.map(({ name }) => [name, search.get(name) ?? undefined]));
  const [opened, setOpen] = useState<boolean | null>(null);
  const isOpen = opened ?? Object.values(kept).some((value) => value !== undefined);
  const open = (status: string | undefined, typed: string | undefined, changed: Record<string, string> = {}) =>
    void navigate(adminPath({ tab, view, status, keyword: typed, ...kept, ...changed }), { preventScrollReset: true });
  return (
    <form
      role="search"
      aria-label={t('filter.label')}
      onSubmit={(event) => {
        event.preventDefault();
        open(state ?? undefined, textOf(event.currentTarget, 'keyword'));
      }}
    >
      {word ? (
        <Row>
          <TextField compact key={keyword} name="keyword" type="search" label={word} defaultValue={keyword} maxLength={60} />
          <Button type="submit">{t('filter.find')}</Button>
          {more.length > 0 ? (
            <Toggle aria-expanded={isOpen} aria-controls={conditions} onClick={() => setOpen(!isOpen)}>
              {t('filter.conditions')}
            </Toggle>
          ) : null}
        </Row>
      ) : null}
      <Conditions id={conditions} $folded={more.length > 0 && !isOpen}>
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
      </Conditions>
    </form>
  );
}

/** Where many conditions would push the list off a phone's screen, they open on demand. */
const Toggle = styled(Button)`
  ${media.md} {
    display: none;
  }
`;

const Conditions = styled(Row)<{ $folded: boolean }>`
  margin-block-start: ${theme.space['3']};
  &:empty {
    display: none;
  }
  ${media.underMd} {
    display: ${({ $folded }) => ($folded ? 'none' : 'grid')};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
