import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { Art } from '#src/components/drawing/art.tsx';
import { sizeOf } from '#src/components/drawing/scale.ts';
import { boxOf } from '#src/components/drawing/shape.ts';
import { mainView } from '#src/components/drawing/views.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { stripPackages } from './strip-packages.ts';

const StripMarks = late(async () => (await import('./StripMarks.tsx')).StripMarks);

/** Packages that bear something which tells what they are. */
const marked = new Set(['chip-2512', 'axial-0207']);

/** Pixels per millimetre; the whole strip is drawn at this one scale. */
const step = 8;
/** Millimetres, as are all lengths below. */
const tallest = 11;
/** Room for strokes around an outline. */
const edge = 0.125;
const major = 10;
/** As long as the widest window in use. */
const marks = Array.from({ length: 40 }, (_, index) => (index + 1) * major);

const drawn = stripPackages.flatMap((outline) => {
  const view = mainView(outline, outline.family === 'chip' && outline.id !== 'chip-2512' ? 'ceramic' : 'mould');
  if (!view) return [];
  const upright = boxOf(view.shapes);
  // Long leads lie to the right, so that the strip stays low.
  const isLying = sizeOf(upright).height > tallest;
  const box = isLying ? { left: upright.top, right: upright.bottom, top: -upright.right, bottom: -upright.left } : upright;
  const width = sizeOf(box).width + 2 * edge;
  const top = (box.top + box.bottom - tallest) / 2;
  const [name = ''] = outline.name.split(',');
  return [{ name, outline, shapes: view.shapes, isLying, width, viewBox: `${box.left - edge} ${top} ${width} ${tallest}` }];
});

/** Usual packages side by side over a millimetre ruler; a narrow window shows as many as fit whole. */
export function PackageStrip() {
  const { t } = useTranslation('home');
  const { integer, list, packageName } = useFormat();
  return (
    <Strip role="img" aria-label={t('strip.label', { names: list(drawn.map(({ name }) => packageName(name))) })}>
      <Grid aria-hidden="true">
        <pattern id="strip-grid" width={step} height={step} patternUnits="userSpaceOnUse">
          <path d={`M${step - 0.5} 0V${step}M0 ${step - 0.5}H${step}`} />
        </pattern>
        <rect width="100%" height="100%" fill="url(#strip-grid)" />
      </Grid>
      <Row aria-hidden="true">
        {drawn.map(({ name, outline, shapes, isLying, width, viewBox }) => (
          <li key={name}>
            <svg width={width * step} height={tallest * step} viewBox={viewBox}>
              <g transform={isLying ? 'rotate(-90)' : undefined}>
                <Art shapes={shapes} step={step} />
                {marked.has(outline.id) ? <StripMarks outline={outline} /> : null}
              </g>
            </svg>
            {packageName(name)}
          </li>
        ))}
      </Row>
      <Ruler aria-hidden="true">
        {marks.map((mark) => (
          <li key={mark}>{mark === major ? t('strip.millimetres', { value: integer(mark) }) : integer(mark)}</li>
        ))}
      </Ruler>
    </Strip>
  );
}

const Strip = styled.div`
  position: relative;
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  background: ${theme.color.art.sheet};
  color: ${theme.color.art.dim};
  font: ${theme.type.small};
`;

const Grid = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  path {
    fill: none;
    stroke: ${theme.color.art.grid};
  }
`;

/** One line of whatever fits: the rest wraps out of sight. */
const Row = styled.ul`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space['4']};
  height: calc(${tallest * step}px + ${theme.space['6']});
  max-width: ${theme.layout.page};
  margin: ${theme.space['4']} auto ${theme.space['2']};
  padding-inline: ${theme.fluid.gutter};
  overflow: hidden;
  li {
    display: grid;
    justify-items: center;
    height: 100%;
    white-space: nowrap;
  }
`;

const Ruler = styled.ol`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  height: ${theme.space['5']};
  overflow: hidden;
  border-block-end: ${theme.border.hairline} solid ${theme.color.art.dim};
  li {
    display: flex;
    justify-content: flex-end;
    align-items: flex-start;
    width: ${major * step}px;
    height: 100%;
    padding-inline-end: ${theme.space['2']};
    background: linear-gradient(${theme.color.art.dim}, ${theme.color.art.dim}) right bottom / ${theme.border.hairline} 40% no-repeat;
  }
`;
