import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type NavEntry, type NavIcon, navIcons } from '#contract/api/admin/site.ts';
import { fallbackLocale, type LocaleKey, locales } from '#contract/locale.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { localizedError } from '#src/pages/admin/shared/localized-error.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Fields, Group, Row } from '#src/pages/admin/shared/parts.ts';
import { PlaceButtons } from '#src/pages/admin/shared/PlaceButtons.tsx';
import type { Step } from '#src/pages/admin/shared/use-step.ts';

interface EntryListProps {
  entries: readonly NavEntry[];
  /** Their path in the request, where the store tells what is wrong. */
  at: string;
  step: Step;
  language: LocaleKey;
  /** Whether links may stand below them. */
  mayNest?: boolean;
  onChange: (entries: NavEntry[]) => void;
}

/** Links of the navigation, to be changed, moved, added and taken out. */
export function EntryList({ entries, at, step, language, mayNest = false, onChange }: EntryListProps) {
  const { t } = useTranslation('site');
  const mayChange = useMayChange()('content');
  const put = (index: number, change: Partial<NavEntry>) =>
    onChange(entries.map((one, place) => (place === index ? { ...one, ...change } : one)));
  return (
    <List>
      {entries.map((entry, index) => {
        const name = entry.title[language] || entry.title[fallbackLocale] || entry.path;
        const place = `${at}.${index}`;
        const children = entry.children ?? [];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a link has nothing that tells it from another but its place
          <Group key={index} aria-label={name}>
            <Entry entry={entry} at={place} step={step} language={language} onChange={(change) => put(index, change)} />
            {children.length > 0 ? (
              <Below>
                <EntryList
                  entries={children}
                  at={`${place}.children`}
                  step={step}
                  language={language}
                  onChange={(next) => put(index, { children: next })}
                />
              </Below>
            ) : null}
            {mayChange ? (
              <Row>
                <PlaceButtons list={entries} index={index} name={name} onChange={onChange} />
                {mayNest ? (
                  <Button onClick={() => put(index, { children: [...children, { path: '', title: {} }] })}>
                    {t('nav.add_below', { name })}
                  </Button>
                ) : null}
              </Row>
            ) : null}
          </Group>
        );
      })}
      {mayChange && mayNest ? <Button onClick={() => onChange([...entries, { path: '', title: {} }])}>{t('nav.add')}</Button> : null}
    </List>
  );
}

interface EntryProps {
  entry: NavEntry;
  at: string;
  step: Step;
  language: LocaleKey;
  onChange: (change: Partial<NavEntry>) => void;
}

function Entry({ entry: { path, title, icon }, at, step, language, onChange }: EntryProps) {
  const { t } = useTranslation('site');
  const icons = [{ value: '', label: t('nav.no_icon') }, ...navIcons.map((one) => ({ value: one, label: t(`icon.${one}`) }))];
  return (
    <Fields>
      <TextField
        label={t('nav.path')}
        value={path}
        error={step.errorAt(`${at}.path`)}
        maxLength={500}
        inputMode="url"
        onChange={({ target }) => onChange({ path: target.value })}
      />
      <TextField
        label={t('nav.title', { language: locales[language].name })}
        lang={locales[language].tag}
        value={title[language] ?? ''}
        placeholder={title[fallbackLocale] ?? ''}
        error={localizedError(step.errorAt, `${at}.title`, language)}
        maxLength={60}
        onChange={({ target }) => onChange({ title: { ...title, [language]: target.value } })}
      />
      <SelectField
        label={t('nav.icon')}
        value={icon ?? ''}
        options={icons}
        error={step.errorAt(`${at}.icon`)}
        onChange={({ target }) => onChange({ icon: navIcons.find((one): one is NavIcon => one === target.value) })}
      />
    </Fields>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space['3']};
  width: 100%;
  > fieldset {
    width: 100%;
  }
`;

const Below = styled.div`
  width: 100%;
  padding-inline-start: ${theme.space['6']};
`;
