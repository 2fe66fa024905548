import type { LocaleKey } from '#contract/locale.ts';
import { useGetHomeBlocksQuery } from '#src/api/admin/home.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { HomeArranger } from './HomeArranger.tsx';

/** The arrangement of the home page, once it is there. */
export function HomeForm({ language }: { language: LocaleKey }) {
  const { data, error, refetch } = useGetHomeBlocksQuery();
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  return data ? <HomeArranger arrangement={data} language={language} /> : <Skeleton $height="20rem" />;
}
