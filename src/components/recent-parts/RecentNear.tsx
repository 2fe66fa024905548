import { lazy, Suspense, useEffect } from 'react';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { WhenNear } from '#src/ui/WhenNear.tsx';
import { keepRecentPart, type RecentPart } from './recent-parts.ts';

const RecentParts = lazy(async () => ({ default: (await import('./RecentParts.tsx')).RecentParts }));

/** Remembers the part on screen for the next page, and names those looked at before when their place comes near the view. */
export function RecentNear({ current }: { current: RecentPart }) {
  useEffect(() => keepRecentPart(current), [current]);
  return (
    <WhenNear>
      <Suspense>
        <WithWords names={['recent_parts']}>
          <RecentParts current={current} />
        </WithWords>
      </Suspense>
    </WhenNear>
  );
}
