import { createSlice } from '@reduxjs/toolkit';

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
