import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Art } from '#src/components/drawing/art.tsx';
import { sizeOf } from '#src/components/drawing/scale.ts';
import { boxOf } from '#src/components/drawing/shape.ts';
import { mainView } from '#src/components/drawing/views.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';
import { stripPackages } from './strip-packages.ts';

/** Pixels per millimetre; the whole strip is drawn at this one scale. */
const step = 8;
const gap = 4.2;
const middle = 8;
const height = 19.5;
const tallest = 14;
const nameLine = 15;
const rulerLine = 18.2;
const major = 10;

/** Where each package stands, in millimetres from the left edge. */
const placed = (() => {
  let left = gap;
  return stripPackages.flatMap((outline) => {
    const view = mainView(outline, outline.family === 'chip' && outline.id !== 'chip-2512' ? 'ceramic' : 'mould');
    if (!view) return [];
    const upright = boxOf(view.shapes);
    // Long leads lie to the right, so that the strip stays low.
    const isLying = sizeOf(upright).height > tallest;
    const box = isLying ? { left: upright.top, right: upright.bottom, top: -upright.right, bottom: -upright.left } : upright;
    const { width } = sizeOf(box);
    const place = `translate(${left - box.left} ${middle - (box.top + box.bottom) / 2})${isLying ? ' rotate(-90)' : ''}`;
    const centre = left + width / 2;
    left += width + gap;
    const [name = ''] = outline.name.split(',');
    return [{ name, shapes: view.shapes, place, centre, right: left }];
  });
})();
const length = Math.ceil((placed.at(-1)?.right ?? 0) / major) * major;
const marks = Array.from({ length: length / major }, (_, index) => (index + 1) * major);

/** Usual packages side by side over a millimetre ruler. */
export function PackageStrip() {
  const { t } = useTranslation('home');
  const { integer, list } = useFormat();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <Scroll role="group" tabIndex={0} aria-label={t('strip.label', { names: list(placed.map(({ name }) => name)) })}>
      <Drawing aria-hidden="true" width={length * step} height={height * step} viewBox={`0 0 ${length} ${height}`}>
        <defs>
          <pattern id="strip-grid" width="1" height="1" patternUnits="userSpaceOnUse">
            <path data-grid d="M1 0H0V1" strokeWidth={1 / step} />
          </pattern>
        </defs>
        <rect width={length} height={rulerLine} fill="url(#strip-grid)" />
        {placed.map(({ name, shapes, place, centre }) => (
          <g key={name}>
            <g transform={place}>
              <Art shapes={shapes} step={step} />
            </g>
            <text x={centre} y={nameLine} fontSize={12 / step} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        <path data-ruler d={`M0 ${rulerLine}H${length}`} strokeWidth={1 / step} />
        {marks.map((mark) => (
          <g key={mark}>
            <path data-ruler d={`M${mark} ${rulerLine - 0.8}V${rulerLine}`} strokeWidth={1 / step} />
            <text x={mark - 0.4} y={rulerLine - 0.5} fontSize={12 / step} textAnchor="end">
              {mark === major ? t('strip.millimetres', { value: integer(mark) }) : integer(mark)}
            </text>
          </g>
        ))}
      </Drawing>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  background: ${theme.color.art.sheet};
  scrollbar-width: thin;
`;

const Drawing = styled.svg`
  display: block;
  margin-inline: auto;
  text {
    fill: ${theme.color.art.dim};
    font-family: ${theme.font.ui};
  }
  path[data-grid] {
    fill: none;
    stroke: ${theme.color.art.grid};
  }
  path[data-ruler] {
    stroke: ${theme.color.art.dim};
  }
`;
