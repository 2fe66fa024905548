import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { BomStart } from './BomStart.tsx';
import { type Bom, useBomDraft } from './use-bom-draft.ts';

const BomBill = lazy(async () => ({ default: (await import('./BomBill.tsx')).BomBill }));
const ListBill = lazy(async () => ({ default: (await import('./ListBill.tsx')).ListBill }));

/** A bill of materials from a file, a text, a saved list (`?list`) or a link of somebody else (`?share`) becomes parts of the shop. */
export function Component() {
  const [search] = useSearchParams();
  const bom = useBomDraft();
  const share_key = search.get('share');
  const id = search.get('list');
  if (share_key === null && id === null && bom.source === null) return <BomStart bom={bom} />;
  return (
    <Suspense
      fallback={
        <Wrap $wide>
          <Skeleton $height="24rem" />
        </Wrap>
      }
    >
      <Bill bom={bom} share_key={share_key} id={id} />
    </Suspense>
  );
}

function Bill({ bom, share_key, id }: { bom: Bom; share_key: string | null; id: string | null }) {
  if (share_key !== null) return <ListBill key={share_key} bom={bom} query={{ share_key }} isShared />;
  if (id !== null) return <ListBill key={id} bom={bom} query={{ id }} />;
  return bom.source ? <BomBill key={bom.turn} bom={bom} source={bom.source} /> : null;
}
