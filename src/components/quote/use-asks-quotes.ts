import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';

/** Whether the shop gives quotes; true until the configuration says otherwise. */
export function useAsksQuotes(): boolean {
  return useAppSelector(selectConfig)?.features.rfq !== false;
}
