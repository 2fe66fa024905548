import { atLeast, chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Room for the surge of a coil and for the spread of the supply. */
const voltageMargin = 1.5;

export const parts: PartsOf<typeof tool> = (given, { baseResistorStandard, baseResistorPower, transistorPower }) => {
  const voltage = atLeast(voltageMargin * given.loadSupply);
  const transistor = {
    type: given.transistorType === 'pnpHighSide' ? 'pnp' : 'npn',
    configuration: 'single',
    collectorEmitterVoltage: voltage,
    collectorCurrent: atLeast(2 * given.loadCurrent),
    powerDissipation: atLeast(2 * (transistorPower ?? 0)),
    currentGain: atLeast(given.currentGainMin),
  };
  const diode = { configuration: 'single', reverseVoltage: voltage, forwardCurrent: atLeast(given.loadCurrent) };
  const resistor = given.mode === 'design' ? baseResistorStandard : given.baseResistor;
  return [
    { label: 'transistors', partClass: 'bjts', filters: transistor },
    ...chipResistors('base_resistor', resistor, 2 * (baseResistorPower ?? 0), 5),
    ...(given.loadType === 'inductive' ? [{ label: 'diodes', partClass: 'rectifier-diodes', filters: diode }] : []),
  ];
};
