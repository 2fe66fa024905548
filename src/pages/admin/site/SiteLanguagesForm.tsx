import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { fallbackLocale, type LocaleKey, locales } from '#contract/locale.ts';
import type { Site } from '#contract/api/admin/site.ts';
import { useSaveLangMutation } from '#src/api/admin/site.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { theme } from '#src/ui/theme.ts';
import { Fields, Note, StepForm } from '#src/pages/admin/shared/parts.ts';
import { SaveRow } from '#src/pages/admin/shared/SaveRow.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

interface SiteLanguagesFormProps extends Pick<Site, 'addresses'> {
  offered: readonly LocaleKey[];
}

/** Which languages the shop is offered in, each with the address where it is at home. */
export function SiteLanguagesForm({ offered, addresses }: SiteLanguagesFormProps) {
  const { t } = useTranslation('site');
  const step = useStep('saved');
  const [save] = useSaveLangMutation();
  const [chosen, setChosen] = useState(offered);
  return (
    <StepForm
      noValidate
      aria-label={t('languages.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        void step.run(() => save({ languages: [...chosen], idempotencyKey: crypto.randomUUID() }));
      }}
    >
      <h2>{t('languages.heading')}</h2>
      <Note>{t('languages.hint')}</Note>
      <Note>{t('languages.hosts')}</Note>
      <Choices>
        {addresses.map(({ locale: key, url }) => (
          <div key={key}>
            <CheckboxField
              label={<span lang={locales[key].tag}>{locales[key].name}</span>}
              checked={chosen.includes(key)}
              disabled={key === fallbackLocale}
              onChange={({ target }) => setChosen(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))}
            />
            <Address href={url} hrefLang={locales[key].tag}>
              {url.replace(/^https?:\/\//, '')}
            </Address>
          </div>
        ))}
      </Choices>
      <SaveRow step={step} label={t('languages.save')} />
    </StepForm>
  );
}

/** In line with the name above it. */
const Address = styled.a`
  display: block;
  padding-inline-start: ${theme.space['6']};
  overflow-wrap: anywhere;
  font: ${theme.type.small};
`;

/** Boxes stand in line where a name takes two. */
const Choices = styled(Fields)`
  align-items: start;
`;
