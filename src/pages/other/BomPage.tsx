import { useSearchParams } from 'react-router';
import { BomBill } from './BomBill.tsx';
import { BomStart } from './BomStart.tsx';
import { ListBill } from './ListBill.tsx';
import { useBomDraft } from './use-bom-draft.ts';

/** A bill of materials from a file, a text, a saved list (`?list`) or a link of somebody else (`?share`) becomes parts of the shop. */
export function Component() {
  const [search] = useSearchParams();
  const bom = useBomDraft();
  const share_key = search.get('share');
  const id = search.get('list');
  if (share_key !== null) return <ListBill key={share_key} bom={bom} query={{ share_key }} isShared />;
  if (id !== null) return <ListBill key={id} bom={bom} query={{ id }} />;
  if (bom.source === null) return <BomStart bom={bom} />;
  return <BomBill key={bom.turn} bom={bom} source={bom.source} />;
}
