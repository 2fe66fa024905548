import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Outline, ProductDetail } from '#contract/api/part.ts';
import { axialBody } from '#src/components/drawing/through-hole.ts';
import { useFormat } from '#src/i18n/format.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { bandPaint } from '#src/ui/band-paint.ts';
import { theme } from '#src/ui/theme.ts';
import { BandLine } from './BandLine.tsx';
import { colorBandsOf } from './color-bands.ts';

/** Where the bands lie and how wide they are, in parts of the body's length: digits from the left, the wider tolerance apart from them. */
const places = [-0.4, -0.25, -0.14, -0.03] as const;
const breadth = 0.06;
const last = { place: 0.4, breadth: 0.09 };

/** The bands painted over the drawing of an axial body, in its millimeters. */
export function BandMarks({ product, outline }: { product: ProductDetail; outline: Outline }) {
  const bands = colorBandsOf(product);
  if (!bands) return null;
  const { length } = outline.body;
  const { cap, waist, width } = axialBody(outline);
  return (
    <g>
      {bands.map((color, index) => {
        const isOnly = bands.length === 1;
        const isLast = !isOnly && index === bands.length - 1;
        const place = length * (isOnly ? 0 : isLast ? last.place : (places[index] ?? 0));
        const wide = length * (isLast ? last.breadth : breadth);
        const high = Math.abs(place) > length / 2 - cap ? width : waist;
        return (
          // A band is told by its place.
          <Band key={place} x={place - wide / 2} y={-high / 2} width={wide} height={high} fill={bandPaint[color]} />
        );
      })}
    </g>
  );
}

/** The same colors in words, for those who do not see or tell them apart. */
export function BandNames({ product }: { product: ProductDetail }) {
  const bands = colorBandsOf(product);
  return bands ? (
    <WithWords names={['tool']} fallback={<BandLine />}>
      <Names bands={bands} />
    </WithWords>
  ) : null;
}

function Names({ bands }: { bands: readonly string[] }) {
  const { t, i18n } = useTranslation('tool');
  const { series } = useFormat();
  const names = bands.map((color) => t(`colors.${color as 'black'}`).toLocaleLowerCase(i18n.language)); // the names of the colors are the keys
  return (
    <BandLine>
      <Title>{t('bands.title')}</Title> {series(names)}
    </BandLine>
  );
}

const Title = styled.span`
  margin-inline-end: ${theme.space['2']};
  color: ${theme.color.text.secondary};
`;

const Band = styled.rect`
  forced-color-adjust: none;
`;
