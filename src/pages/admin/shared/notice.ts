import { createContext } from 'react';

/** Tells above the view what outlives the form that met it: its record has changed, and the form with it. */
export const NoticeContext = createContext<(notice: string | null) => void>(() => {});
