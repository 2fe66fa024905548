import type { CircuitsOf } from '#calculators/circuit/circuit.ts';
import { opAmpCircuits } from '#calculators/circuit/op-amp-circuits.ts';
import type { tool } from './definition.ts';

export const circuits: CircuitsOf<typeof tool> = (given, { components = [] }) => opAmpCircuits('low', given, components);
