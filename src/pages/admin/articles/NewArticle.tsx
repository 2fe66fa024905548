import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { contentKinds } from '#contract/api/article.ts';
import { matchRoute } from '#contract/routes/match.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Row, StepForm, WideFields } from '#src/pages/admin/shared/parts.ts';

/** Below which an address of the kind has no further step. */
const plainPath = { row: 'about-page_code', start: '/about/' };

/** Kind and address of what is to be written; what is there already opens as it is. */
export function NewArticle() {
  const { t } = useTranslation(['admin_articles', 'common']);
  const navigate = useNavigate();
  const [kind, setKind] = useState<(typeof contentKinds)[number]>('blog');
  const [slug, setSlug] = useState('');
  const [error, setError] = useState<string>();
  const write = () => {
    // The page's own row knows the form that all addresses have.
    const match = matchRoute(`${plainPath.start}${slug}`);
    if (match === null || (kind !== 'page' && match.row.name !== plainPath.row)) setError(t('admin_articles:new.form'));
    else void navigate(adminPath({ tab: 'site', view: 'articles', kind, slug }));
  };
  return (
    <StepForm
      noValidate
      aria-label={t('admin_articles:new.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <h2>{t('admin_articles:new.heading')}</h2>
      <WideFields>
        <SelectField
          label={t('admin_articles:kind')}
          value={kind}
          options={contentKinds.map((value) => ({ value, label: t(`common:search.kinds.${value}`) }))}
          onChange={({ target }) => setKind(contentKinds.find((one) => one === target.value) ?? kind)}
        />
        <TextField
          label={t('admin_articles:new.address')}
          hint={t('admin_articles:new.hint')}
          value={slug}
          error={error}
          maxLength={60}
          onChange={({ target }) => {
            setError(undefined);
            setSlug(target.value.trim());
          }}
        />
      </WideFields>
      <Row>
        <Button type="submit">{t('admin_articles:new.write')}</Button>
      </Row>
    </StepForm>
  );
}
