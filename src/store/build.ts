import { createSlice } from '@reduxjs/toolkit';
import type { RootState } from './store.ts';

/** Whether a newer build of the app is out; it is taken at the next navigation. */
export const buildSlice = createSlice({
  name: 'build',
  initialState: { updated: false },
  reducers: {
    buildUpdated: (state) => {
      state.updated = true;
    },
  },
});

export const { buildUpdated } = buildSlice.actions;
export const selectIsBuildUpdated = (state: RootState): boolean => state.build.updated;
