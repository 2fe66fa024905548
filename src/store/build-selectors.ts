import type { RootState } from './store.ts';

export const selectIsBuildUpdated = (state: RootState): boolean => state.build.updated;
