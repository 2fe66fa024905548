import type { i18n as I18n } from 'i18next';
import { createContext } from 'react-router';
import type { Store } from '#src/store/store.ts';

/** What guards and loaders get beside the address. */
export interface RouterServices {
  store: Store;
  words: I18n;
  /** Loads a whole page from the server. */
  leave: (href: string) => void;
}

export const servicesContext = createContext<RouterServices>();
