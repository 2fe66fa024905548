import { endpoints } from '#src/api/content.ts';
import type { AppDispatch } from '#src/store/store.ts';

/** The page says itself when the links do not come: its form works without them. */
export function loader({ dispatch }: { dispatch: AppDispatch }) {
  void dispatch(endpoints.getFriendlyLinks.initiate());
}
