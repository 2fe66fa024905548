/** A land pattern in the text form of P-CAD: styles of its pads and what is drawn on each layer. */
import { dotRadius, inkWidth } from '#land-patterns/frame.ts';
import type { LandPattern, Pad, Point, Rectangle } from '#land-patterns/land-pattern.ts';
import { bodyCorners } from '#land-patterns/outline-path.ts';
import { edges } from '#land-patterns/pads.ts';
import { attribute, closed, line, mm, pt } from './pcad-text.ts';
import { quoted } from './quoted.ts';

/** Numbers that P-CAD gives to its layers; the courtyard has none of its own and takes the first that is free. */
const pcadLayers = { top: 1, bottom: 2, silkscreen: 6, assembly: 10, courtyard: 12 } as const;

/** As the body and the courtyard are drawn in the other files. */
const bodyWidth = 0.1;
const courtyardWidth = 0.05;

export function pcadPattern(pattern: LandPattern): string[] {
  const styles = [...new Map(pattern.pads.map((pad) => [styleKey(pad), pad])).entries()];
  const nameOf = new Map(styles.map(([key], place) => [key, `PAD${place + 1}`]));
  const { left, top, bottom } = edges(pattern.courtyard);
  return [
    ...styles.flatMap(([key, pad]) => padStyle(nameOf.get(key) ?? '', pad)),
    `  (patternDefExtended ${quoted(pattern.name)}`,
    `    (originalName ${quoted(pattern.name)})`,
    '    (patternGraphicsNameRef "Primary")',
    '    (patternGraphicsDef',
    '      (patternGraphicsNameDef "Primary")',
    '      (multiLayer',
    ...pattern.pads.map(
      (pad, place) =>
        `        (pad (padNum ${place + 1}) (padStyleRef ${quoted(nameOf.get(styleKey(pad)) ?? '')}) ${pt(upwards(pad))} (rotation 0.0) (defaultPinDes ${quoted(pad.number)}))`,
    ),
    '      )',
    ...layer('silkscreen', [
      ...pattern.silkscreen.map(({ from, to }) => line(upwards(from), upwards(to), inkWidth)),
      ...(pattern.pinOne ? [dot(pattern.pinOne)] : []),
      attribute('RefDes', '', { x: left, y: -top + 0.5 }),
      attribute('Type', '', { x: left, y: -bottom - 1.5 }),
    ]),
    ...layer('assembly', closed(bodyCorners(pattern).map(upwards), bodyWidth)),
    ...layer('courtyard', closed(cornersOf(pattern.courtyard).map(upwards), courtyardWidth)),
    '    )',
    '  )',
  ];
}

const upwards = ({ x, y }: Point): Point => ({ x, y: -y });

/** P-CAD draws rectangles with a radius of its own choice, so rounded corners are left square. */
const shapeOf = ({ width, height, radius }: Pad): 'Ellipse' | 'Rect' => (width === height && radius >= width / 2 ? 'Ellipse' : 'Rect');
const styleKey = (pad: Pad): string => [shapeOf(pad), pad.width, pad.height, pad.hole].join(' ');

function padStyle(name: string, pad: Pad): string[] {
  const shape = shapeOf(pad);
  const size = { width: pad.width, height: pad.height };
  const below = pad.hole === null ? nowhere : size;
  return [
    `  (padStyleDef ${quoted(name)}`,
    `    (holeDiam ${mm(pad.hole ?? 0)})`,
    '    (startRange 1)',
    '    (endRange 2)',
    padShape(`layerNumRef ${pcadLayers.top}`, shape, size),
    padShape(`layerNumRef ${pcadLayers.bottom}`, shape, below),
    padShape('layerType Signal', shape, below),
    padShape('layerType Plane', 'NoConnect', nowhere),
    padShape('layerType NonSignal', shape, nowhere),
    '  )',
  ];
}

const nowhere = { width: 0, height: 0 };

function padShape(layers: string, shape: string, { width, height }: { width: number; height: number }): string {
  return `    (padShape (${layers}) (padShapeType ${shape}) (shapeWidth ${mm(width)}) (shapeHeight ${mm(height)}))`;
}

function layer(name: keyof typeof pcadLayers, content: readonly string[]): string[] {
  return [`      (layerContents (layerNumRef ${pcadLayers[name]})`, ...content.map((one) => `        ${one}`), '      )'];
}

/** A filled dot: a circle half as large, drawn as wide as its radius. */
const dot = (at: Point): string =>
  `(arc ${pt(upwards(at))} (radius ${mm(dotRadius / 2)}) (startAngle 0.0) (sweepAngle 360.0) (width ${mm(dotRadius)}))`;

function cornersOf(area: Rectangle): Point[] {
  const { left, right, top, bottom } = edges(area);
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
