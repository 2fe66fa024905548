import { useTranslation } from 'react-i18next';
import type { RefusedPart } from '#contract/api/admin/bulk.ts';
import { useFormat } from '#src/i18n/format.ts';

/** Parts that stay as they are, and why; nothing where there are none. */
export function RefusedParts({ count, parts }: { count: number; parts: readonly RefusedPart[] }) {
  const { t } = useTranslation('admin_bulk');
  const { integer } = useFormat();
  if (count === 0) return null;
  return (
    <>
      <p>{t('refused', { number: integer(count) })}</p>
      <ul>
        {parts.map(({ id, mpn, code }) => (
          <li key={id}>
            {mpn}: {t(`why.${code}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
