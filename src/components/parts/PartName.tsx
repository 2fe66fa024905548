import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { Marked } from './Marked.tsx';
import { PartThumb } from './PartThumb.tsx';
import { ProductStars } from './ProductStars.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';

interface Props {
  product: ProductListItem;
  /** Pixels per millimetre that the list's thumbs share. */
  step?: number | null;
  className?: string;
}

/** Picture or outline, part number and maker of a row. */
export function PartName({ product, step = null, className }: Props) {
  return (
    <Line className={className}>
      <PartThumb product={product} step={step} />
      <span>
        <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })}>
          <Number>
            <Marked text={product.highlight?.mpn ?? product.mpn} />
          </Number>
        </RouteLink>
        <Maker>
          {product.manufacturer.name} <ProductStars rating={product.rating} isShort />
        </Maker>
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space['3']};
`;

const Number = styled(PartNumber)`
  white-space: nowrap;
  mark {
    background: none;
    color: inherit;
    text-decoration: underline;
  }
`;

const Maker = styled.span`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
