import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { fallbackLocale, type LocaleKey, localeKeys, locales } from '#contract/locale.ts';
import { useSaveLangMutation } from '#src/api/admin/site.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { Fields, Note, StepForm } from '#src/pages/admin/shared/parts.ts';
import { SaveRow } from '#src/pages/admin/shared/SaveRow.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Which languages the shop is offered in. */
export function SiteLanguagesForm({ offered }: { offered: readonly LocaleKey[] }) {
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
      <Choices>
        {localeKeys.map((key) => (
          <CheckboxField
            key={key}
            label={<span lang={locales[key].tag}>{locales[key].name}</span>}
            checked={chosen.includes(key)}
            disabled={key === fallbackLocale}
            onChange={({ target }) => setChosen(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))}
          />
        ))}
      </Choices>
      <SaveRow step={step} label={t('languages.save')} />
    </StepForm>
  );
}

/** Boxes stand in line where a name takes two. */
const Choices = styled(Fields)`
  align-items: start;
`;
