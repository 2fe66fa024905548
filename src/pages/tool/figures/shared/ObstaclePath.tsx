import { Curve } from '#src/pages/tool/figure/curves.tsx';
import { Dimension } from '#src/pages/tool/figure/Dimension.tsx';
import { amount, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { through } from '#src/pages/tool/figure/point.ts';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';
import { Wire } from '#src/pages/tool/figure/wires.tsx';

const area = [65, 50, 210, 140] as const;
const [left, top, width, height] = area;
const base = top + height;

const places = Array.from({ length: 41 }, (_, index) => index / 40);

/** Path profile with true heights: bulging ground, obstacle, straight ray and first Fresnel zone. */
export function ObstaclePath() {
  const figure = useFigure();
  const value = (id: string) => amount(figure, id) ?? 0;
  const [h1, h2, obstacle] = [value('height1'), value('height2'), value('obstacleHeight')];
  const place = Math.min(0.97, Math.max(0.03, value('obstacleDistance') / (value('distance') || 1)));
  const [bulge, radius] = [value('out.earthBulge'), value('out.fresnelRadius')];
  const shape = (u: number) => (u * (1 - u)) / (place * (1 - place));
  const ground = (u: number) => bulge * shape(u);
  const ray = (u: number) => h1 + (h2 - h1) * u;
  const zone = (u: number) => radius * Math.sqrt(shape(u));
  const heights = places.flatMap((u) => [ray(u) + zone(u), ray(u) - zone(u), ground(u)]);
  const [lowest, highest] = [Math.min(0, bulge + obstacle, ...heights), Math.max(bulge + obstacle, ...heights) || 1];
  const room = (highest - lowest) / 100;
  const share = (metres: number) => (metres - lowest + room) / (highest - lowest + 2 * room);
  const y = (metres: number) => base - share(metres) * height;
  const x = left + place * width;
  const earth = places.map((u) => [left + u * width, y(ground(u))] as const);
  return (
    <SchematicFrame
      size={[340, 270]}
      of={['height1', 'height2', 'distance', 'obstacleDistance', 'obstacleHeight', 'out.clearance', 'out.fresnelRadius']}
    >
      <path className="laminate" d={`${through(earth)}V${base + 6}H${left}z`} />
      <path className="metal" d={`M${x - 5} ${y(bulge)}V${y(bulge + obstacle)}h10V${y(bulge)}z`} />
      <Curve area={area} height={(u) => share(ray(u) + zone(u))} tone="field" />
      <Curve area={area} height={(u) => share(ray(u) - zone(u))} tone="field" />
      <path className="wire" d={`M${left} ${y(h1)}L${left + width} ${y(h2)}`} />
      <Wire d={`M${left} ${y(0)}V${y(h1)}M${left + width} ${y(0)}V${y(h2)}`} />
      <Label of="height1" x={left - 8} y={(y(0) + y(h1)) / 2} anchor="end" stacked />
      <Label of="height2" x={left + width + 8} y={(y(0) + y(h2)) / 2} anchor="start" stacked />
      <Dimension
        along="y"
        from={y(bulge + obstacle)}
        to={y(ray(place))}
        at={x}
        of="out.clearance"
        name="c"
        side={place > 0.5 ? 'left' : 'right'}
      />
      {obstacle > 0 && <Label of="obstacleHeight" x={x + 9} y={y(bulge + obstacle / 2)} anchor="start" />}
      <Label of="out.fresnelRadius" x={x} y={y(ray(place) + radius) - 5} rise="bottom" />
      <Dimension along="x" from={left} to={x} at={base + 24} edge={base + 6} of="obstacleDistance" side="below" />
      <Dimension along="x" from={left} to={left + width} at={base + 58} edge={base + 6} of="distance" side="below" />
    </SchematicFrame>
  );
}
