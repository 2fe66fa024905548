import { useTranslation } from 'react-i18next';
import type { LegalPage } from '#contract/legal-pages.ts';
import { useGetAgreedTextQuery } from '#src/api/agreed-text.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Prose } from '#src/components/Prose.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

interface AgreedTextProps {
  number: string;
  page: LegalPage;
  orderKey: string | null;
  onClose: () => void;
}

/** A legal text word for word as the order agreed to it. */
export function AgreedText({ number, page, orderKey, onClose }: AgreedTextProps) {
  const { t } = useTranslation(['order_page', 'common']);
  const { date } = useFormat();
  const { data, error, refetch } = useGetAgreedTextQuery({ order_no: number, page, ...(orderKey !== null && { accessKey: orderKey }) });
  return (
    <Dialog open title={data?.title ?? ''} onClose={onClose} actions={<Button onClick={onClose}>{t('common:close')}</Button>}>
      {data ? (
        <>
          <p>{t('order_page:detail.agreed_version', { title: data.title, version: data.version, day: date(data.as_of) })}</p>
          <Prose html={data.body} language={data.language} />
        </>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $height="20rem" />
      )}
    </Dialog>
  );
}
