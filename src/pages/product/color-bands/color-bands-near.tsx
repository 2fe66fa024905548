import type { Outline, ProductDetail } from '#contract/api/part.ts';
import { late } from '#src/components/late/late.tsx';
import { BandLine } from './BandLine.tsx';

const marks = late(async () => (await import('./ColorBands.tsx')).BandMarks);
const names = late(async () => (await import('./ColorBands.tsx')).BandNames);

interface Props {
  product: ProductDetail;
  outline: Outline | null;
}

const isResistor = ({ attributes }: ProductDetail) => attributes.some(({ key }) => key === 'resistance');

/** Of a leaded resistor: its color bands for the drawing and in words, fetched after the first view; nothing of another part. */
export function colorBands({ product, outline }: Props) {
  if (outline?.family !== 'axial' || !isResistor(product)) return null;
  const Marks = marks;
  const Names = names;
  return {
    marks: <Marks product={product} outline={outline} />,
    names: <Names waiting={<BandLine />} product={product} />,
  };
}
