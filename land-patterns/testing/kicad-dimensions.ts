/** Packages of the KiCad library with the dimensions that its size definitions cite: bare facts of the makers' and JEDEC's drawings. Tests only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dimension, exactly } from '#land-patterns/dimension.ts';
import { type Row, type Rows, pins } from '#land-patterns/families/rows.ts';

const file = join(import.meta.dirname, 'kicad-dimensions.csv');

export function readKicadDimensions(): { name: string; part: Rows }[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [name = '', joint, bodyX, bodyY, spanX, spanY, length, width, pitch, left, bottom, thermalX, thermalY, absent = ''] =
      line.split(',');
    const side = Number(left);
    const under = Number(bottom);
    const fine = Number(pitch) <= 0.625;
    const rows = [pins(1, side), pins(side + 1, under), pins(side + under + 1, side), pins(2 * side + under + 1, under)];
    const [leftRow = [], bottomRow = [], rightRow = [], topRow = []] = renumbered(rows, absent.split(' ').filter(Boolean));
    const part: Rows = {
      family: 'rows',
      joint: joint === 'noLead' ? (under > 0 ? 'quadNoLead' : 'smallNoLead') : fine ? 'fineGullWing' : 'gullWing',
      prefix: '',
      body: { x: range(bodyX), y: range(bodyY) },
      pitch: Number(pitch),
      lead: { length: range(length), width: range(width) },
      columns: { span: range(spanX), left: leftRow, right: rightRow },
      ...(under > 0 ? { lines: { span: range(spanY), bottom: bottomRow, top: topRow } } : {}),
      ...(thermalX ? { thermal: { x: exactly(Number(thermalX)), y: exactly(Number(thermalY)), varies: false } } : {}),
      height: 1,
      source: name,
    };
    return { name, part };
  });
}

function range(text = ''): Dimension {
  const [least = '0', most = least] = text.split('-');
  return [Number(least), Number(most)];
}

/** Absent places are counted, but their pins get no number. */
function renumbered(rows: readonly Row[], absent: readonly string[]): Row[] {
  let number = 0;
  return rows.map((row) =>
    row.map((place) => {
      if (place === null || absent.includes(place)) return null;
      number += 1;
      return String(number);
    }),
  );
}
