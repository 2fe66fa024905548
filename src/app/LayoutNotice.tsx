import type { UserInfo } from '#contract/api/user-info.ts';
import { ActingNotice } from './ActingNotice.tsx';
import { MovedPrices } from './MovedPrices.tsx';
import { SubscriptionNotice } from './SubscriptionNotice.tsx';

interface LayoutNoticeProps {
  hasMailLink: boolean;
  isFromElsewhere: boolean;
  user: UserInfo | null;
}

/** What few visitors are told above the page that they open: one file, so that the frame of every page carries one address of it. */
export function LayoutNotice({ hasMailLink, isFromElsewhere, user }: LayoutNoticeProps) {
  return (
    <>
      {user?.acted_for ? <ActingNotice user={user} /> : null}
      {hasMailLink ? <SubscriptionNotice /> : null}
      {isFromElsewhere ? <MovedPrices /> : null}
    </>
  );
}
