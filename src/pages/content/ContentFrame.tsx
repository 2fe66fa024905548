import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import type { ApiError } from '#src/api/api-error.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

interface Props<Answer> {
  query: { currentData?: Answer | undefined; error?: ApiError | SerializedError | undefined; refetch: () => unknown };
  children: (answer: Answer) => ReactNode;
}

/** What stands on a page of content until its answer is there, or when it does not come. */
export function ContentFrame<Answer>({ query: { currentData, error, refetch }, children }: Props<Answer>) {
  if (currentData !== undefined) return children(currentData);
  return <Wrap>{error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton $height="32rem" />}</Wrap>;
}
