import type { ReactNode } from 'react';
import type { ProductListItem } from '#contract/api/part.ts';
import { ProductList } from '#src/components/parts/ProductList.tsx';
import { ProductTable } from '#src/components/parts/ProductTable.tsx';
import { useMedia } from '#src/components/use-media.ts';
import { breakpoints } from '#src/ui/theme.ts';
import { HomeBlock } from './HomeBlock.tsx';

interface PartsBlockProps {
  id: string;
  title: ReactNode;
  /** The title as a plain text. */
  label: string;
  note?: string | undefined;
  parts: readonly ProductListItem[];
  quantity: number;
}

/** Parts under a heading, each with a button that puts it into the cart. */
export function PartsBlock({ id, title, label, note, parts, quantity }: PartsBlockProps) {
  const isWide = useMedia(`(min-width: ${breakpoints.md}px)`);
  const shown = { products: parts, quantity };
  return (
    <HomeBlock id={id} title={title} note={note}>
      {isWide ? <ProductTable {...shown} caption={label} /> : <ProductList {...shown} label={label} />}
    </HomeBlock>
  );
}
