import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';

/** The other views of the catalogue. */
export function CatalogueLinks() {
  const { t } = useTranslation('office_catalogue');
  const mayChange = useMayChange()('catalogue');
  return (
    <Row>
      {mayChange ? (
        <>
          <ButtonLink to={adminPath({ tab: 'catalogue', product: 'new' })}>{t('new.open')}</ButtonLink>
          <ButtonLink to={adminPath({ tab: 'catalogue', view: 'import' })}>{t('import')}</ButtonLink>
        </>
      ) : null}
      <ButtonLink to={adminPath({ tab: 'catalogue', view: 'export' })}>{t('export')}</ButtonLink>
      <ButtonLink to={adminPath({ tab: 'catalogue', view: 'categories' })}>{t('categories')}</ButtonLink>
      <ButtonLink to={adminPath({ tab: 'catalogue', view: 'makers' })}>{t('makers')}</ButtonLink>
    </Row>
  );
}
