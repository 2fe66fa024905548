import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { theme } from '#src/ui/theme.ts';
import { bodyOf, outlineOf } from '#src/components/drawing/part-outline.ts';
import { PackageThumb } from '#src/components/drawing/PackageThumb.tsx';

interface Props {
  product: Pick<ProductListItem, 'image' | 'outline' | 'package' | 'attributes' | 'part_class'>;
  /** Side of the square in pixels. */
  size?: number;
  /** Pixels per millimetre that the drawn packages of a list share. */
  step?: number | null;
}

/** A part in a small square beside its name: its picture, else its package drawn to scale. */
export function PartThumb({ product, size = 40, step = null }: Props) {
  if (product.image) return <PictureThumb image={product.image} size={size} />;
  return <PackageThumb outline={outlineOf(product)} name={product.package} size={size} step={step} body={bodyOf(product)} />;
}

/** A picture in a square, all of it. */
export function PictureThumb({ image, size }: { image: NonNullable<ProductListItem['image']>; size: number }) {
  return <Square image={image} sizes={`${size}px`} alt="" $size={size} />;
}

const Square = styled(Picture)<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.control};
  img {
    height: 100%;
    object-fit: contain;
  }
`;
