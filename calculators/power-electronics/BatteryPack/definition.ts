/** Cells in series and parallel under a load of constant power: voltage window, capacity, energy, sag, heat and time. */
import { defineTool, refuse } from '#calculators/define.ts';
import { underLoad } from './under-load.ts';

/** Sag beyond which a pack wastes its energy and its voltage window. */
const deepSag = 0.1;

const volts = { kind: 'quantity', unit: 'V', show: ['V', 'mV'] } as const;
const amperes = { kind: 'quantity', unit: 'A', show: ['A', 'mA'] } as const;
const watts = { kind: 'quantity', unit: 'W', show: ['W', 'mW', 'kW'] } as const;
const ohms = { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'] } as const;
const charge = { kind: 'quantity', unit: 'A·h', show: ['A·h', 'mA·h'] } as const;
const time = { kind: 'quantity', unit: 's', show: ['h', 'min', 'd'] } as const;
const whole = { kind: 'quantity', unit: '1', show: ['1'], integer: true } as const;
const rate = { kind: 'quantity', unit: '1/h', show: ['C'] } as const;

export const tool = defineTool({
  name: 'BatteryPack',
  modes: ['pack', 'design'],
  inputs: {
    cellsInSeries: { ...whole, default: 4, min: 1, max: 1000, symbol: 's', modes: ['pack'] },
    cellsInParallel: { ...whole, default: 2, min: 1, max: 1000, symbol: 'p', modes: ['pack'] },
    targetVoltage: { ...volts, show: ['V'], default: 14.4, above: 0, symbol: 'U', modes: ['design'] },
    targetTime: { ...time, default: 7200, above: 0, symbol: 't', modes: ['design'] },
    loadPower: { ...watts, default: 40, above: 0, symbol: 'P' },
    nominalVoltage: { ...volts, show: ['V'], default: 3.6, above: 0, symbol: 'U_c' },
    chargeVoltage: { ...volts, show: ['V'], default: 4.2, above: 0, symbol: 'U_c,max' },
    cutoffVoltage: { ...volts, show: ['V'], default: 2.8, above: 0, symbol: 'U_c,min' },
    cellCapacity: { ...charge, default: 3, above: 0, symbol: 'Q_c' },
    cellResistance: { ...ohms, default: 0.03, min: 0, symbol: 'R_c' },
    greatestRate: { ...rate, default: 2, above: 0, symbol: 'C_max' },
    wiringResistance: { ...ohms, default: 0.02, min: 0, symbol: 'R_w', advanced: true },
    usableShare: { kind: 'quantity', unit: '1', show: ['%'], default: 0.9, above: 0, max: 1, symbol: 'η', advanced: true },
  },
  outputs: {
    runtime: { ...time, symbol: 't' },
    series: { ...whole, symbol: 's' },
    parallel: { ...whole, symbol: 'p' },
    cells: { ...whole, symbol: 'N' },
    packVoltage: { ...volts, show: ['V'], symbol: 'U' },
    packVoltageMax: { ...volts, show: ['V'], symbol: 'U_max' },
    packVoltageMin: { ...volts, show: ['V'], symbol: 'U_min' },
    capacity: { ...charge, symbol: 'Q' },
    energy: { kind: 'quantity', unit: 'J', show: ['W·h', 'kW·h', 'J'], symbol: 'E' },
    internalResistance: { ...ohms, symbol: 'R' },
    loadVoltage: { ...volts, symbol: 'U_L' },
    loadCurrent: { ...amperes, symbol: 'I' },
    endCurrent: { ...amperes, symbol: 'I_end' },
    cRate: { ...rate, symbol: 'C' },
    heat: watts,
    greatestPower: { ...watts, symbol: 'P_max' },
  },
  main: { pack: 'runtime', design: 'cells' },
  refusals: { WINDOW_REVERSED: 'cutoffVoltage', LOAD_TOO_LARGE: 'loadPower', TOO_MANY: 'targetTime' },
  warnings: ['RATE_EXCEEDED', 'DEEP_SAG', 'WATT_HOURS', 'END_UNREACHED'],
  compute(given) {
    const { mode, nominalVoltage, chargeVoltage, cutoffVoltage, cellCapacity, loadPower: power } = given;
    if (!(cutoffVoltage < nominalVoltage && nominalVoltage <= chargeVoltage)) return refuse('WINDOW_REVERSED');
    const pack = mode === 'design' ? designed(given) : { series: given.cellsInSeries, parallel: given.cellsInParallel };
    if (pack === null) return refuse('TOO_MANY');
    const { series, parallel } = pack;
    const internalResistance = (series / parallel) * given.cellResistance + given.wiringResistance;
    const packVoltage = series * nominalVoltage;
    const load = underLoad(packVoltage, internalResistance, power);
    if (load === null) return refuse('LOAD_TOO_LARGE');
    const end = underLoad(series * cutoffVoltage, internalResistance, power);
    const capacity = parallel * cellCapacity;
    const endRate = (end ?? load).current / capacity;
    const energy = 3600 * packVoltage * capacity;
    return {
      out: {
        runtime: (3600 * given.usableShare * capacity) / load.current,
        series,
        parallel,
        cells: series * parallel,
        packVoltage,
        packVoltageMax: series * chargeVoltage,
        packVoltageMin: series * cutoffVoltage,
        capacity,
        energy,
        internalResistance,
        loadVoltage: load.voltage,
        loadCurrent: load.current,
        endCurrent: end?.current ?? null,
        cRate: load.current / capacity,
        heat: load.current ** 2 * internalResistance,
        greatestPower: internalResistance > 0 ? (series * cutoffVoltage) ** 2 / (4 * internalResistance) : null,
      },
      warnings: [
        endRate > given.greatestRate && 'RATE_EXCEEDED',
        load.voltage < (1 - deepSag) * packVoltage && 'DEEP_SAG',
        energy > freightLimit && 'WATT_HOURS',
        end === null && 'END_UNREACHED',
      ],
    };
  },
  sources: [
    'IEC 61960-3:2017, Secondary lithium cells and batteries for portable applications, Part 3',
    'IATA, Dangerous Goods Regulations, 66th ed., 2025, Packing Instructions 965 to 967',
  ],
});

/** Above this a pack travels as dangerous goods: 100 W·h, J. */
const freightLimit = 100 * 3600;

interface Wanted {
  targetVoltage: number;
  targetTime: number;
  loadPower: number;
  nominalVoltage: number;
  cellCapacity: number;
  cellResistance: number;
  wiringResistance: number;
  greatestRate: number;
  usableShare: number;
}

const mostInParallel = 1000;

/** The fewest cells in parallel that last long enough and bear the current; null where not even a thousand do. */
function designed(given: Wanted): { series: number; parallel: number } | null {
  const series = Math.max(1, Math.round(given.targetVoltage / given.nominalVoltage));
  if (series > mostInParallel) return null;
  const lasts = (parallel: number) => {
    const resistance = (series / parallel) * given.cellResistance + given.wiringResistance;
    const load = underLoad(series * given.nominalVoltage, resistance, given.loadPower);
    if (load === null) return false;
    const capacity = parallel * given.cellCapacity;
    return (
      3600 * given.usableShare * capacity >= load.current * given.targetTime * (1 - 1e-12) && load.current <= given.greatestRate * capacity
    );
  };
  const parallel = Array.from({ length: mostInParallel }, (_, index) => index + 1).find(lasts);
  return parallel === undefined ? null : { series, parallel };
}
