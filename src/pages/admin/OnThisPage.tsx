import { useTranslation } from 'react-i18next';
import { Row } from '#src/pages/admin/shared/parts.ts';

/** The way to each form of a view that is several screens long, on a phone dozens, and hundreds of Tabs with a keyboard. */
export function OnThisPage({ parts }: { parts: readonly { id: string; heading: string }[] }) {
  const { t } = useTranslation('common');
  return (
    <Row as="nav" aria-label={t('on_this_page')}>
      {parts.map(({ id, heading }) => (
        <a key={id} href={`#${id}`}>
          {heading}
        </a>
      ))}
    </Row>
  );
}
