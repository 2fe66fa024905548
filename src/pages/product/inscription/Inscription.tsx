import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Outline, ProductDetail } from '#contract/api/part.ts';
import { bodyOf } from '#src/components/drawing/part-outline.ts';
import { mainView } from '#src/components/drawing/views.ts';
import { media, theme } from '#src/ui/theme.ts';
import { faceOf, inscriptionOf, lineHeight, placeText } from './inscription.ts';

interface Props {
  product: ProductDetail;
  outline: Outline;
}

/** Pixels of the text before it is scaled to millimeters. */
const fontSize = 10;

/** What the body bears, painted over its drawing in the drawing's millimeters. */
export function Inscription({ product, outline }: Props) {
  const lines = inscriptionOf(product, outline);
  const view = mainView(outline, bodyOf(product));
  const face = view && faceOf(view, outline.family);
  if (!lines || !face) return null;
  const { x, y, size, isUpright } = placeText(lines, face);
  return (
    <Text
      data-light={outline.family === 'can-smd' || undefined}
      fontSize={fontSize}
      transform={`translate(${x} ${y})${isUpright ? ' rotate(-90)' : ''} scale(${size / fontSize})`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={0} y={(index - (lines.length - 1) / 2) * lineHeight * fontSize}>
          {line}
        </tspan>
      ))}
    </Text>
  );
}

export function InscriptionNote({ product, outline }: Props) {
  const { t } = useTranslation('product');
  return inscriptionOf(product, outline) ? <Note>{t('drawing.inscription')}</Note> : null;
}

const Text = styled.text`
  fill: ${theme.color.art.mark};
  font-family: ${theme.font.mono};
  text-anchor: middle;
  dominant-baseline: central;
  &[data-light] {
    fill: ${theme.color.art.ink};
  }
  ${media.forcedColors} {
    fill: CanvasText;
  }
`;

const Note = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
