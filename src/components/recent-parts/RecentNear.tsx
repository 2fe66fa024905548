import { lazy, Suspense } from 'react';
import { WithWords } from '#src/i18n/WithWords.tsx';
import type { RecentPart } from './recent-parts.ts';

const RecentParts = lazy(async () => ({ default: (await import('./RecentParts.tsx')).RecentParts }));

/** The parts looked at before, at the end of a page; its code and words come after the page. */
export function RecentNear({ current = null }: { current?: RecentPart | null }) {
  return (
    <Suspense>
      <WithWords names={['recent_parts']}>
        <RecentParts current={current} />
      </WithWords>
    </Suspense>
  );
}
