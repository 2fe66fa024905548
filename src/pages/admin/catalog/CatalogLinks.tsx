import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';

/** The other views of the catalog. */
export function CatalogLinks() {
  const { t } = useTranslation('admin_catalog');
  const mayChange = useMayChange()('catalog');
  return (
    <Row>
      {mayChange ? (
        <>
          <ButtonLink to={adminPath({ tab: 'catalog', product: 'new' })}>{t('new.open')}</ButtonLink>
          <ButtonLink to={adminPath({ tab: 'catalog', view: 'import' })}>{t('import')}</ButtonLink>
        </>
      ) : null}
      <ButtonLink to={adminPath({ tab: 'catalog', view: 'export' })}>{t('export')}</ButtonLink>
      <ButtonLink to={adminPath({ tab: 'catalog', view: 'categories' })}>{t('categories')}</ButtonLink>
      <ButtonLink to={adminPath({ tab: 'catalog', view: 'makers' })}>{t('makers')}</ButtonLink>
      <ButtonLink to={adminPath({ tab: 'catalog', view: 'outlines' })}>{t('outlines')}</ButtonLink>
    </Row>
  );
}
