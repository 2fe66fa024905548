import { useEffect } from 'react';
import { late } from '#src/components/late/late.tsx';
import { WhenNear } from '#src/ui/WhenNear.tsx';
import { keepRecentPart, type RecentPart } from './recent-parts.ts';

const RecentParts = late(async () => (await import('./RecentParts.tsx')).RecentParts, ['recent_parts']);

/** Remembers the part on screen for the next page, and names those looked at before when their place comes near the view. */
export function RecentNear({ current }: { current: RecentPart }) {
  useEffect(() => keepRecentPart(current), [current]);
  return (
    <WhenNear>
      <RecentParts current={current} />
    </WhenNear>
  );
}
