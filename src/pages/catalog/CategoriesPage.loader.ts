import { endpoints } from '#src/api/navigation.ts';
import type { AppDispatch } from '#src/store/store.ts';

export function loader({ dispatch }: { dispatch: AppDispatch }) {
  return dispatch(endpoints.getCategories.initiate({ depth: 3 }));
}
