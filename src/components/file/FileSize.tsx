import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/format.ts';
import { megabyte } from './use-file-sending.ts';

/** The size of a file of `bytes`, as people say it. */
export function FileSize({ bytes }: { bytes: number }) {
  const { t } = useTranslation('file');
  const { number } = useFormat();
  const rounded = (value: number) => number(value, { maximumFractionDigits: 1 });
  return bytes < megabyte
    ? t('size_kb', { size: rounded(Math.max(0.1, bytes / 1024)) })
    : t('size_mb', { size: rounded(bytes / megabyte) });
}
