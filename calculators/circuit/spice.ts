/** A circuit as a netlist for SPICE programs (ngspice, LTspice): a subcircuit, and a bench that runs an AC sweep with it. */
import { type Circuit, type CircuitPart, ground, isPassive, withEndParts } from './circuit.ts';
import { pointsPerDecade } from './frequencies.ts';

/** Low-frequency gain of an amplifier that is meant to be ideal. */
const idealGain = 1e9;
/** Low-frequency gain of an amplifier with a pole: its pole is then at f_T over this. */
const openLoopGain = 1e6;

/** A value as every SPICE reads it, where `M` is milli and `1F` one femto. */
const spiceValue = (value: number): string => String(Number(value.toPrecision(9)));

function lineOf(part: CircuitPart): string[] {
  const { name, nodes } = part;
  if (isPassive(part)) {
    const comment = part.quality === undefined ? '' : ` ; Q ${spiceValue(part.quality)} is not modelled`;
    return [`${name} ${nodes.join(' ')} ${spiceValue(part.value)}${comment}`];
  }
  const [plus, minus, output] = part.nodes;
  if (part.gainBandwidth === null) return [`E${name} ${output} ${ground} ${plus} ${minus} ${idealGain}`];
  // One pole: a transconductance of 1 S into R ∥ C gives the gain, a buffer the output.
  const capacitance = 1 / (2 * Math.PI * part.gainBandwidth);
  const inner = `${name.toLowerCase()}_pole`;
  return [
    `G${name} ${ground} ${inner} ${plus} ${minus} 1`,
    `R${name} ${inner} ${ground} ${openLoopGain}`,
    `C${name} ${inner} ${ground} ${spiceValue(capacitance)}`,
    `E${name} ${output} ${ground} ${inner} ${ground} 1`,
  ];
}

/** `title` becomes the first line, without which SPICE would take the first part for it. */
export function spiceNetlist(circuit: Circuit, title: string): string {
  const { parts, input, output, source, load, center } = withEndParts(circuit);
  const middle = center ?? 1000;
  const open = source === 0 ? input : 'source';
  const lines = [
    `* ${title.replaceAll(/\s+/g, ' ')}`,
    `VIN ${open} ${ground} DC 1 AC 1`,
    ...(source === 0 ? [] : [`RSOURCE ${open} ${input} ${spiceValue(source)}`]),
    ...parts.flatMap(lineOf),
    ...(load === null ? [] : [`RLOAD ${output} ${ground} ${spiceValue(load)}`]),
    `.ac dec ${pointsPerDecade(circuit, 50)} ${spiceValue(middle / 100)} ${spiceValue(middle * 100)}`,
    `.print ac vdb(${output}) vp(${output})`,
    '.end',
  ];
  return `${lines.join('\n')}\n`;
}
