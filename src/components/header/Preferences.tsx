import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { currencyCodes } from '#contract/locale.ts';
import { api } from '#src/api/base.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { selectConfig, selectCurrency } from '#src/store/config.ts';
import { useAppDispatch, useAppSelector } from '#src/store/store.ts';
import { currencyChosen } from '#src/store/visitor.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { applyThemeChoice, readThemeChoice, themeChoices } from '#src/ui/theme-choice.ts';
import { media, theme } from '#src/ui/theme.ts';
import { LanguageAnchor } from '#src/components/language/LanguageAnchor.tsx';
import { useLanguageLinks } from '#src/components/language/use-language-links.ts';

/** Language, currency and theme. A language is a link to its host, which keeps page and filters. */
export function Preferences() {
  const { t } = useTranslation();
  return (
    <>
      <Languages />
      <Fields>
        <CurrencyField />
        <ThemeField label={t('common:preferences.theme')} />
      </Fields>
    </>
  );
}

function Languages() {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  return (
    <nav aria-label={t('common:preferences.language')}>
      <List>
        {links.map((link) => (
          <li key={link.key}>
            <LanguageAnchor link={link} />
          </li>
        ))}
      </List>
    </nav>
  );
}

function CurrencyField() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { currencyName } = useFormat();
  const offered = useAppSelector(selectConfig)?.currencies.map(({ code }) => code) ?? currencyCodes;
  const locale = useLocale();
  const current = useAppSelector(selectCurrency) ?? locale.currency;
  return (
    <SelectField
      compact
      label={t('common:preferences.currency')}
      value={current}
      options={offered.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }))}
      onChange={({ target }) => {
        const code = currencyCodes.find((known) => known === target.value);
        if (!code) return;
        dispatch(currencyChosen(code));
        dispatch(api.util.invalidateTags(['Currency']));
      }}
    />
  );
}

function ThemeField({ label }: { label: string }) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState(readThemeChoice);
  const words = { system: t('common:preferences.system'), light: t('common:preferences.light'), dark: t('common:preferences.dark') };
  return (
    <SelectField
      compact
      label={label}
      value={choice}
      options={themeChoices.map((one) => ({ value: one, label: words[one] }))}
      onChange={({ target }) => {
        const chosen = themeChoices.find((one) => one === target.value) ?? 'system';
        applyThemeChoice(chosen);
        setChoice(chosen);
      }}
    />
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.fluid.control};
    padding: 0 ${theme.space['3']};
    border-radius: ${theme.radius.control};
    color: ${theme.color.text.primary};
    font-size: inherit;
  }
  a:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
  a[aria-current] {
    background: ${theme.color.accent.subtle};
    color: ${theme.color.accent.text};
    font-weight: ${theme.weight.heading};
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space['3']};
  margin-block-start: ${theme.space['2']};
  padding: ${theme.space['3']} ${theme.space['2']} ${theme.space['1']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
