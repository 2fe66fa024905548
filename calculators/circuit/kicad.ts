/** A circuit as a KiCad schematic (file format of KiCad 7): its parts with their values in the fields, joined by the names of their nodes. */
import { type Circuit, type CircuitPart, ground, isPassive } from './circuit.ts';
import { font, hidden, librarySymbol, symbols } from './kicad-symbols.ts';

const prefixes: readonly [number, string][] = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'u'],
  [1e-9, 'n'],
  [1e-12, 'p'],
];

/** `4.7k`, `100n`: a number with the prefix that KiCad's users write. */
export function fieldValue(value: number): string {
  const [factor, prefix] = prefixes.find(([least]) => value >= least * (1 - 1e-9)) ?? [1e-12, 'p'];
  return `${Number((value / factor).toPrecision(6))}${prefix}`;
}

const perRow = 6;
const pitch = { x: 35.56, y: 30.48 };
const first = { x: 50.8, y: 50.8 };

/** Ids that are the same in every file, so that two files of one circuit differ nowhere. */
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const root = uuid(1);

const property = (name: string, value: string, x: number, y: number, isHidden = false) =>
  `    (property "${name}" "${value}" (at ${place(x)} ${place(y)} 0) ${isHidden ? hidden : font})`;
const place = (millimetres: number) => String(Number(millimetres.toFixed(2)));

function symbolOf(part: CircuitPart, index: number): string {
  const [x, y] = [first.x + (index % perRow) * pitch.x, first.y + Math.floor(index / perRow) * pitch.y];
  const { ends } = symbols[part.kind];
  const value = isPassive(part) ? fieldValue(part.value) : 'OpAmp';
  const number = (index + 1) * 100;
  const labels = ends.map(([dx, dy], pin) => {
    const name = part.nodes[pin] ?? ground;
    const at = `${place(x + dx)} ${place(y + dy)} ${dx < 0 ? 180 : 0}`;
    return `  (label "${name === ground ? 'GND' : name}" (at ${at}) ${font} (uuid ${uuid(number + 10 + pin)}))`;
  });
  return [
    `  (symbol (lib_id "Calculator:${part.kind}") (at ${place(x)} ${place(y)} 0) (unit 1) (in_bom yes) (on_board yes) (dnp no) (uuid ${uuid(number)})`,
    property('Reference', part.name, x + 2.54, y - 1.27),
    property('Value', value, x + 2.54, y + 1.27),
    property('Footprint', '', x, y, true),
    property('Datasheet', '~', x, y, true),
    ...ends.map((_, pin) => `    (pin "${pin + 1}" (uuid ${uuid(number + 20 + pin)}))`),
    `    (instances (project "" (path "/${root}" (reference "${part.name}") (unit 1)))))`,
    ...labels,
  ].join('\n');
}

/** A schematic file; `title` stands in its title block. */
export function kicadSchematic({ parts }: Circuit, title: string): string {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  return [
    `(kicad_sch (version 20230121) (generator calculator)`,
    `  (uuid ${root})`,
    `  (paper "A4")`,
    `  (title_block (title "${title.replaceAll(/["\\\s]+/g, ' ')}"))`,
    `  (lib_symbols`,
    ...kinds.map(librarySymbol),
    `  )`,
    ...parts.map(symbolOf),
    `  (sheet_instances (path "/" (page "1")))`,
    `)`,
    '',
  ].join('\n');
}
