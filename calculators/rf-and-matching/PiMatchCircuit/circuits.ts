import type { CircuitsOf } from '#calculators/circuit/circuit.ts';
import { matchCircuits } from '#calculators/circuit/match-circuits.ts';
import type { tool } from './definition.ts';

export const circuits: CircuitsOf<typeof tool> = (given, { components = [] }) => matchCircuits(given, components);
