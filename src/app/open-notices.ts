import { endpoints as visitor } from '#src/api/visitor.ts';
import { Notices } from '#src/components/banner/Notices.tsx';
import type { Store } from '#src/store/store.ts';
import { abovePage } from './above-page.ts';

/** What the edge has painted stays when the app takes over: the texts of the notices are there before it draws. */
export async function openNotices(store: Store): Promise<void> {
  abovePage.Notices = Notices;
  await store.dispatch(visitor.getConfig.initiate());
}
