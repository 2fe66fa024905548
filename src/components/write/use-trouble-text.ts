import { useTranslation } from 'react-i18next';
import type { ApiError } from '#src/api/api-error.ts';

/** Why a message was not taken, where no field on screen is to blame. */
export function useTroubleText(): (error: ApiError) => string {
  const { t } = useTranslation('feedback');
  return ({ code, message, data, fields = {} }) => {
    const minutes = Math.ceil(Number(data?.['retry_after']) / 60);
    if (code === 'network') return t('trouble.network');
    if (code === 'rate_limited') return minutes > 0 ? t('trouble.often_minutes', { count: minutes }) : t('trouble.often');
    if ('website' in fields) return t('trouble.trap');
    if (Object.keys(fields).some((name) => name.startsWith('files'))) return t('trouble.files');
    return message || t('trouble.down');
  };
}
