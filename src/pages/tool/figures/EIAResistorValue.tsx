import { type FigureState, useFigure } from '#src/pages/tool/figure/figure-state.ts';
import { Label } from '#src/pages/tool/figure/Label.tsx';
import { Pick } from '#src/pages/tool/figure/Pick.tsx';
import { SchematicFrame } from '#src/pages/tool/figure/SchematicFrame.tsx';

type Role = 'digit' | 'power' | 'point' | 'index' | 'zero';

interface Part {
  characters: string;
  role: Role;
}

/** The characters of a code with what each says, those of an index together. */
function partsOf(code: string, scheme: unknown): Part[] {
  if (/^0+$/u.test(code)) return [{ characters: code, role: 'zero' }];
  if (scheme === 'eia96') return [{ characters: code.slice(0, -1), role: 'index' }, power(code.slice(-1))];
  const characters = Array.from(code, (character): Part => ({ characters: character, role: /\d/u.test(character) ? 'digit' : 'point' }));
  return /^\d+$/u.test(code) ? [...characters.slice(0, -1), power(code.slice(-1))] : characters;
}

const power = (characters: string): Part => ({ characters, role: 'power' });

/** The code that stands on the part. */
function codeOf({ mode, given, out }: FigureState): string {
  const code: unknown = mode === 'decode' ? given['code'] : (out['code4'] ?? out['code3']);
  return typeof code === 'string' ? code.replaceAll(/\s/gu, '').toUpperCase() : '';
}

const [left, top, width, height, end] = [12, 40, 316, 110, 28];
const middle = left + width / 2;
const widest = 62;

/** Chip resistor from above with its code, each character named. */
export function Figure() {
  const figure = useFigure();
  const code = codeOf(figure);
  const parts = partsOf(code, figure.out['scheme']);
  const pitch = Math.min(widest, (width - 2 * end - 12) / Math.max(1, code.length));
  const start = middle - (code.length * pitch) / 2;
  const placed = parts.map((part, index) => ({
    ...part,
    before: parts.slice(0, index).reduce((sum, { characters }) => sum + characters.length, 0),
  }));
  return (
    <SchematicFrame size={[340, 240]} of={['out.resistance', 'out.tolerance']}>
      <rect className="metal" x={left} y={top} width={width} height={height} rx="4" />
      <rect className="body" x={left + end} y={top - 4} width={width - 2 * end} height={height + 8} />
      <Pick of="code">
        <rect className="hit" x={left + end} y={top - 4} width={width - 2 * end} height={height + 8} />
        <text
          x={Array.from(code, (_, index) => start + (index + 0.5) * pitch).join(' ')}
          y={top + height / 2}
          dy=".35em"
          textAnchor="middle"
          fontSize="46"
        >
          {code}
        </text>
      </Pick>
      {placed.map(({ characters, role, before }) => {
        const [from, to] = [start + before * pitch + 8, start + (before + characters.length) * pitch - 8];
        return (
          <g key={before} aria-hidden>
            <path d={`M${from} ${top + height + 14}v6H${to}v-6`} />
            <text x={(from + to) / 2} y={top + height + 36} textAnchor="middle">
              {figure.words(role)}
            </text>
          </g>
        );
      })}
      <Label of="out.resistance" x={middle} y={222} />
    </SchematicFrame>
  );
}
