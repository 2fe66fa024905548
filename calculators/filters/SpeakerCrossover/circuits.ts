import type { CircuitsOf } from '#calculators/circuit/circuit.ts';
import { ladderCircuit } from '#calculators/circuit/ladder-circuit.ts';
import type { tool } from './definition.ts';

/** One ladder for each driver, from an amplifier without inner resistance. */
export const circuits: CircuitsOf<typeof tool> = (given, { components = [] }) => {
  const isThreeWay = given.mode === 'threeWay';
  const [lower, upper] = isThreeWay ? [given.lowerFrequency, given.upperFrequency] : [given.crossoverFrequency, given.crossoverFrequency];
  const drivers = [
    { driver: 'woofer', load: given.wooferImpedance, center: lower },
    { driver: 'midrange', load: given.midrangeImpedance, center: Math.sqrt(lower * upper) },
    { driver: 'tweeter', load: given.tweeterImpedance, center: upper },
  ];
  return drivers.flatMap(({ driver, load, center }) => {
    const rows = components.filter(({ branch }) => branch === driver);
    const circuit = ladderCircuit(rows, { source: 0, load, center });
    return circuit ? [{ name: `choices.components.${driver}`, circuit }] : [];
  });
};
