import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { combineReducers, type Middleware } from 'redux';
import { api } from '#src/api/base.ts';
import { buildSlice } from './build.ts';
import { cartSlice } from './cart.ts';
import { userSlice } from './user.ts';
import { visitorSlice } from './visitor.ts';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  user: userSlice.reducer,
  cart: cartSlice.reducer,
  visitor: visitorSlice.reducer,
  build: buildSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** The development checks look for mistakes; how long they take on a busy machine is not one. */
const unhurried = { warnAfter: Number.POSITIVE_INFINITY };

/** A store with the slices' start values replaced by what is known already, such as the cookies; `first` sees each action before the others do. */
export function createStore(known: Partial<RootState> = {}, first: Middleware[] = []) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: known,
    middleware: (defaults) => defaults({ serializableCheck: unhurried, immutableCheck: unhurried }).concat([...first, api.middleware]),
  });
}

export type Store = ReturnType<typeof createStore>;
export type AppDispatch = Store['dispatch'];

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
