import type { FormOfProduct } from './use-product-form.ts';

/** The fields of one line of text. */
type TextName =
  | 'manufacturer'
  | 'mpn'
  | 'gtin'
  | 'last_buy_date'
  | 'series'
  | 'package'
  | 'weight_g'
  | 'eccn_us'
  | 'eccn_eu'
  | 'hts'
  | 'datasheet'
  | 'pinout'
  | 'pinout_source'
  | 'safety'
  | 'lead_time_days';

/** What a field of one text of the draft needs; `path` is where the store tells what is wrong with it. */
export function useDraftText({ draft, theirs, put, errorAt }: FormOfProduct) {
  return (name: TextName, path: string = name) => {
    const other = theirs[name];
    return {
      value: draft[name],
      error: errorAt(path),
      theirs: typeof other === 'string' ? other : undefined,
      onText: (text: string) => put({ [name]: text }),
    };
  };
}
