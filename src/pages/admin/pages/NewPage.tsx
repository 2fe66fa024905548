import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { matchRoute } from '#contract/routes/match.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Row, StepForm } from '#src/pages/admin/shared/parts.ts';

/** The address of a page that is to be written. */
export function NewPage({ known }: { known: readonly string[] }) {
  const { t } = useTranslation('office_pages');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const write = () => {
    const match = matchRoute(`/about/${code}`);
    if (match === null) setError(t('new.form'));
    else if (known.includes(code) || match.row.name !== 'about-page_code') setError(t('new.exists'));
    else void navigate(adminPath({ tab: 'site', view: 'pages', about: code }));
  };
  return (
    <StepForm
      noValidate
      aria-label={t('new.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <h2>{t('new.heading')}</h2>
      <TextField
        label={t('new.address')}
        hint={t('new.hint')}
        value={code}
        error={error}
        maxLength={60}
        onChange={({ target }) => {
          setError(undefined);
          setCode(target.value.trim());
        }}
      />
      <Row>
        <Button type="submit">{t('new.write')}</Button>
      </Row>
    </StepForm>
  );
}
