import { useId } from 'react';
import { useSearchSuggestQuery } from '#src/api/navigation.ts';
import { TextField } from '#src/ui/TextField.tsx';

/** Fewest characters of a part number that are worth a question. */
export const leastNumber = 2;
const suggestionsShown = 6;

interface Props {
  id?: string;
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (number: string) => void;
}

/** A part number or order code, with parts of the shop to choose from as it is typed. */
export function PartNumberField({ value, onChange, ...words }: Props) {
  const listId = useId();
  const keyword = value.trim();
  const { currentData } = useSearchSuggestQuery({ keyword, limit: suggestionsShown }, { skip: keyword.length < leastNumber });
  return (
    <>
      <TextField
        {...words}
        compact
        list={listId}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {(currentData?.products ?? []).map((product) => (
          <option key={product.web_url} value={product.mpn}>
            {`${product.manufacturer} · ${product.description}`}
          </option>
        ))}
      </datalist>
    </>
  );
}
