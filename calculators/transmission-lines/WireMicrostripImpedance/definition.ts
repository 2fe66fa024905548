/** Round wire over a plane, in one dielectric, insulated or on a slab: impedance and line constants, or the height that gives an impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import type { Capacitance } from '#calculators/field-solver/capacitance.ts';
import { insulatedWireOverPlane } from '#calculators/field-solver/insulated-wires.ts';
import { type Line, lineFrom } from '#calculators/field-solver/line.ts';
import { solveWireOnSlab } from '#calculators/field-solver/wire-on-slab.ts';
import { vacuumImpedance, vacuumPermittivity } from '#calculators/math/constants.ts';

/** η0/2π: impedance of a wire in air whose height is the hyperbolic cosine of 1 in radii. */
const unitImpedance = vacuumImpedance / (2 * Math.PI);

interface Wire {
  mode: 'homogeneous' | 'height' | 'insulated' | 'substrate';
  targetImpedance: number;
  wireDiameter: number;
  wireHeight: number;
  insulationDiameter: number;
  insulationGap: number;
  substrateHeight: number;
  relativePermittivity: number;
}

/** acosh(h/a) that a wire in one dielectric needs for the wanted impedance. */
const wantedLogarithm = (given: Wire) => (given.targetImpedance * Math.sqrt(given.relativePermittivity)) / unitImpedance;

/** Height of the wire's centre over the plane in m. */
function centreHeight(given: Wire): number {
  const radius = given.wireDiameter / 2;
  switch (given.mode) {
    case 'homogeneous':
      return given.wireHeight;
    case 'height':
      return radius * Math.cosh(wantedLogarithm(given));
    case 'insulated':
      return given.insulationDiameter / 2 + given.insulationGap;
    case 'substrate':
      return given.substrateHeight + radius;
  }
}

function lineOf(given: Wire, height: number): Line {
  const { mode, wireDiameter, relativePermittivity } = given;
  switch (mode) {
    case 'homogeneous':
      return lineFrom(imageWire(Math.acosh((2 * height) / wireDiameter), relativePermittivity));
    case 'height':
      return lineFrom(imageWire(wantedLogarithm(given), relativePermittivity));
    case 'insulated':
      return lineFrom(insulatedWireOverPlane({ ...given, centreDistance: 2 * height }));
    case 'substrate':
      return solveWireOnSlab(wireDiameter, given.substrateHeight, relativePermittivity);
  }
}

/** A wire and its image in one dielectric, exact. */
function imageWire(logarithm: number, relativePermittivity: number): Capacitance {
  const air = (2 * Math.PI * vacuumPermittivity) / logarithm;
  return { filled: relativePermittivity * air, air };
}

export const tool = defineTool({
  name: 'WireMicrostripImpedance',
  modes: ['homogeneous', 'height', 'insulated', 'substrate'],
  inputs: {
    targetImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 50, above: 0, symbol: 'Z0', modes: ['height'] },
    wireDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 5e-4, above: 0, symbol: 'd' },
    wireHeight: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 0.002, above: 0, symbol: 'h', modes: ['homogeneous'] },
    insulationDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil'],
      default: 0.0012,
      above: 0,
      symbol: 'D',
      modes: ['insulated'],
    },
    insulationGap: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 0, min: 0, symbol: 'g', modes: ['insulated'] },
    substrateHeight: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil'],
      default: 0.0016,
      above: 0,
      symbol: 'H',
      modes: ['substrate'],
    },
    relativePermittivity: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, symbol: 'εr' },
  },
  outputs: {
    impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    requiredHeight: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], symbol: 'h', modes: ['height'] },
    effectivePermittivity: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'εeff' },
    propagationDelay: { kind: 'quantity', unit: 's/m', show: ['ps/mm', 'ps/in', 'ns/ft', 'ns/m'], symbol: 'τ' },
    capacitance: { kind: 'quantity', unit: 'F/m', show: ['pF/m', 'pF/cm', 'pF/in'], symbol: 'C′' },
    inductance: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'nH/cm', 'nH/in'], symbol: 'L′' },
    thinWireImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], modes: ['homogeneous', 'height'] },
  },
  main: { homogeneous: 'impedance', height: 'requiredHeight', insulated: 'impedance', substrate: 'impedance' },
  refusals: {
    WIRE_TOUCHES_PLANE: 'wireHeight',
    INSULATION_TOO_SMALL: 'insulationDiameter',
  },
  warnings: ['PLANE_TOO_NARROW', 'VERY_CLOSE'],
  compute(given) {
    const { mode, wireDiameter, relativePermittivity } = given;
    const radius = wireDiameter / 2;
    if (mode === 'homogeneous' && given.wireHeight <= radius) return refuse('WIRE_TOUCHES_PLANE');
    if (mode === 'insulated' && given.insulationDiameter <= wireDiameter) return refuse('INSULATION_TOO_SMALL');

    const height = centreHeight(given);
    const line = lineOf(given, height);
    return {
      out: {
        impedance: line.impedance,
        requiredHeight: height,
        effectivePermittivity: line.effectivePermittivity,
        propagationDelay: line.propagationDelay,
        capacitance: line.capacitance,
        inductance: line.inductance,
        thinWireImpedance: (unitImpedance / Math.sqrt(relativePermittivity)) * Math.log((2 * height) / radius),
      },
      warnings: ['PLANE_TOO_NARROW', height / radius < 1.05 && 'VERY_CLOSE'],
    };
  },
  sources: [
    'B. C. Wadell, Transmission Line Design Handbook, Artech House, 1991, § 3',
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 317–318',
  ],
});
