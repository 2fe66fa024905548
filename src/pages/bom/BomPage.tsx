import { useSearchParams } from 'react-router';
import { late } from '#src/components/late/late.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { BomStart } from './BomStart.tsx';
import { type Bom, useBomDraft } from './use-bom-draft.ts';

const BomBill = late(async () => (await import('./BomBill.tsx')).BomBill);
const ListBill = late(async () => (await import('./ListBill.tsx')).ListBill);

const waiting = (
  <Wrap $wide>
    <Skeleton $height="24rem" />
  </Wrap>
);

/** A bill of materials from a file, a text, a saved list (`?list`) or a link of somebody else (`?share`) becomes parts of the shop. */
export function Component() {
  const [search] = useSearchParams();
  const bom = useBomDraft();
  const share_key = search.get('share');
  const id = search.get('list');
  if (share_key === null && id === null && bom.source === null) return <BomStart bom={bom} />;
  return <Bill bom={bom} share_key={share_key} id={id} />;
}

function Bill({ bom, share_key, id }: { bom: Bom; share_key: string | null; id: string | null }) {
  if (share_key !== null) return <ListBill waiting={waiting} key={share_key} bom={bom} query={{ share_key }} isShared />;
  if (id !== null) return <ListBill waiting={waiting} key={id} bom={bom} query={{ id }} />;
  return bom.source ? <BomBill waiting={waiting} key={bom.turn} bom={bom} source={bom.source} /> : null;
}
