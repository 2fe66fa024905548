import { describe, expect, it } from 'vitest';
import { patternOf, samplePatterns } from '#land-patterns/testing/sample-patterns.ts';
import { dxf } from './dxf.ts';

interface Entity {
  kind: string;
  layer: string;
  points: [x: number, y: number][];
}

/** Entities with the corners of their polylines. Throws where a line does not hold what its code stands for. */
function entitiesOf(text: string): Entity[] {
  const lines = text.trimEnd().split('\n');
  const entities: Entity[] = [];
  let inside = false;
  for (let place = 0; place < lines.length; place += 2) {
    const group = Number(lines[place]);
    const value = lines[place + 1] ?? '';
    if (!Number.isInteger(group)) throw new Error(`line ${place} is no code`);
    if (group === 2 && value === 'ENTITIES') inside = true;
    if (!inside) continue;
    const last = entities.at(-1);
    if (group === 0 && !['VERTEX', 'SEQEND', 'ENDSEC', 'EOF'].includes(value)) entities.push({ kind: value, layer: '', points: [] });
    else if (group === 8 && last && last.layer === '') last.layer = value;
    else if (group === 10) last?.points.push([Number(value), Number.NaN]);
    else if (group === 20) last?.points.splice(-1, 1, [last.points.at(-1)?.[0] ?? Number.NaN, Number(value)]);
  }
  return entities;
}

describe('dxf', () => {
  it.each(samplePatterns().map((pattern) => ({ name: pattern.name, pattern })))(
    'draws $name with y upwards, each kind on its layer',
    ({ pattern }) => {
      const entities = entitiesOf(dxf(pattern));
      const lands = entities.filter(({ layer }) => layer === 'LANDS');
      expect(lands).toHaveLength(pattern.pads.length);
      for (const [place, { x, y, width, height }] of pattern.pads.entries()) {
        const points = lands[place]?.points ?? [];
        const xs = points.map(([one]) => one);
        const ys = points.map(([, one]) => one);
        expect([Math.min(...xs), Math.max(...xs)]).toEqual([expect.closeTo(x - width / 2, 3), expect.closeTo(x + width / 2, 3)]);
        expect([Math.min(...ys), Math.max(...ys)]).toEqual([expect.closeTo(-y - height / 2, 3), expect.closeTo(-y + height / 2, 3)]);
      }
      expect(entities.filter(({ layer }) => layer === 'COURTYARD')).toHaveLength(1);
      expect(entities.filter(({ layer }) => layer === 'BODY')).toHaveLength(1);
      expect(entities.filter(({ layer }) => layer === 'PASTE')).toHaveLength(pattern.pads.flatMap(({ paste }) => paste).length);
    },
  );

  it('is a whole file of release 12', () => {
    const text = dxf(patternOf('soic-8', 'op-amps'));
    expect(text).toContain('\nAC1009\n');
    expect(text.endsWith('\n0\nEOF\n')).toBe(true);
    expect(text.match(/\nSECTION\n/g)).toHaveLength(3);
    expect(text.match(/\nENDSEC\n/g)).toHaveLength(3);
  });
});
