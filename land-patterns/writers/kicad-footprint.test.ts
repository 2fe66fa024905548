import { describe, expect, it } from 'vitest';
import { holePad } from '#land-patterns/pads.ts';
import { children, numbers, padsOf } from '#land-patterns/testing/read-kicad.ts';
import { patternOf, samplePatterns } from '#land-patterns/testing/sample-patterns.ts';
import { parseExpression } from '#land-patterns/testing/s-expression.ts';
import { kicadFootprint } from './kicad-footprint.ts';

const layersOf = (text: string, kind: string) => children(parseExpression(text), kind).map((one) => String(children(one, 'layer')[0]?.[1]));

describe('kicadFootprint', () => {
  it.each(samplePatterns().map((pattern) => ({ name: pattern.name, pattern })))(
    'writes every pad of $name where it lies',
    ({ name, pattern }) => {
      const text = kicadFootprint(pattern, 'Test');
      const whole = parseExpression(text);
      expect(whole.slice(0, 2)).toEqual(['footprint', name]);
      expect(padsOf(text).map(({ number, x, y, width, height }) => ({ number, x, y, width, height }))).toEqual(
        pattern.pads.map(({ number, x, y, width, height }) => ({ number, x, y, width, height })),
      );
      const [frame] = children(whole, 'fp_rect');
      const { courtyard } = pattern;
      expect(numbers(frame ?? [], 'start')).toEqual([
        expect.closeTo(courtyard.x - courtyard.width / 2, 4),
        expect.closeTo(courtyard.y - courtyard.height / 2, 4),
      ]);
      expect(layersOf(text, 'fp_rect')).toEqual(['F.CrtYd']);
      expect(layersOf(text, 'fp_poly')).toEqual(['F.Fab']);
      expect(layersOf(text, 'fp_line')).toEqual(pattern.silkscreen.map(() => 'F.SilkS'));
      expect(layersOf(text, 'fp_circle')).toEqual(pattern.pinOne ? ['F.SilkS'] : []);
    },
  );

  it('gives the paste of a thermal pad as windows without copper', () => {
    const pads = children(parseExpression(kicadFootprint(patternOf('qfn-32-5x5', 'microcontrollers'), 'QFN')), 'pad');
    const layers = (pad: (typeof pads)[number]) => children(pad, 'layers').flat().slice(1);
    expect(layers(pads.find(([, number]) => number === '33') ?? [])).toEqual(['F.Cu', 'F.Mask']);
    expect(pads.filter(([, number]) => number === '').map(layers)).toEqual(Array.from({ length: 9 }, () => ['F.Paste']));
  });

  it('drills holes through all layers', () => {
    const pattern = {
      ...patternOf('soic-8', 'op-amps'),
      mounting: 'through-hole' as const,
      pads: [holePad('1', { x: 0, y: 0 }, { hole: 0.8, land: 1.4 }, true)],
    };
    const text = kicadFootprint(pattern, 'Hole');
    expect(padsOf(`(footprint ${text.slice(text.indexOf('(pad'))}`.replaceAll('*.Cu', 'F.Cu'))).toEqual([
      { number: '1', shape: 'rect', x: 0, y: 0, width: 1.4, height: 1.4, hole: 0.8 },
    ]);
    expect(text).toContain('(layers "*.Cu" "*.Mask")');
  });

  it('quotes what a description may hold', () => {
    const text = kicadFootprint(patternOf('soic-8', 'op-amps'), 'a "b" \\ c\nd');
    expect(children(parseExpression(text), 'descr')[0]?.[1]).toMatch(/^a "b" \\ c d, density level B/);
  });
});
