/** How a part's description speaks of its parameters: by symbol, by name, counted, or by the value alone; and kinds that have an order of their own. */
import type { PartClass } from '#contract/part-classes.ts';

/** Symbols of data sheets, the same in every language; a class's own by `class parameter`. */
export const symbols: Readonly<Record<string, string>> = {
  bValue: 'B',
  clampingVoltage: 'VC',
  cmrr: 'CMRR',
  currentTransferRatio: 'CTR',
  cutoffVoltage: 'VGS(off)',
  dcr: 'DCR',
  esr: 'ESR',
  forwardVoltage: 'VF',
  gateThreshold: 'VGS(th)',
  inputOffset: 'VOS',
  loadCapacitance: 'CL',
  'mosfets onResistance': 'RDS(on)',
  noiseFigure: 'NF',
  onResistance: 'RON',
  reverseRecoveryTime: 'trr',
  saturationCurrent: 'ISAT',
  saturationDrainCurrent: 'IDSS',
  saturationVoltage: 'VCE(sat)',
  selfResonantFrequency: 'SRF',
  standoffVoltage: 'VRWM',
  triggerCurrent: 'IGT',
};

/** Parameters that have a phrase of their own, by its key: counts with their noun (`2 channels`), values with a word (`2.54 mm pitch`). */
export const phrases: Readonly<Record<string, string>> = {
  cells: 'cells',
  channels: 'channels',
  conductors: 'conductors',
  drivers: 'drivers',
  elements: 'elements',
  impedance100M: 'at_100_mhz',
  ioCount: 'io_lines',
  leadSpacing: 'lead_spacing',
  logicElements: 'logic_elements',
  outputs: 'outputs',
  pitch: 'pitch',
  positions: 'positions',
  receivers: 'receivers',
  rows: 'rows',
  steps: 'steps',
  turns: 'turns',
  voltageAc: 'ac',
};

/** Values that nobody could tell from their unit. */
export const named: ReadonlySet<string> = new Set([
  'actuatorHeight',
  'adjust',
  'adjustableOutput',
  'bandwidth',
  'breakingCapacity',
  'chargeCurrent',
  'coilVoltage',
  'digitHeight',
  'dropoutVoltage',
  'frequencyStability',
  'frequencyTolerance',
  'gain',
  'highSideVoltage',
  'holdCurrent',
  'inputVoltage',
  'inputVoltageMax',
  'isolationVoltage',
  'lowSideVoltage',
  'maxAcVoltage',
  'maxVoltage',
  'peakCurrent',
  'propagationDelay',
  'rippleCurrent',
  'sensitivity',
  'settlingTime',
  'signalToNoise',
  'soundPressure',
  'supplyCurrent',
  'surgeCurrent',
  'switchingFrequency',
  'tripCurrent',
  'txPower',
]);

/** Parameters whose option is what the part is called: a triac, an EEPROM. The first that a part has counts. */
export const callings: readonly string[] = ['functionText', 'memoryType', 'transducerType'];

/** Classes whose name says two values: a transistor of one polarity has many ratings. */
export const namedByTwo: ReadonlySet<PartClass | null> = new Set(['bjts', 'jfets', 'mosfets']);

/** What goes without saying: `parameter option`. */
export const unsaid: ReadonlySet<string> = new Set(['configuration single', 'type mno2']);

/** Packages that repeat the pitch or the mounting. */
export const isBarePackage = (name: string) => /^(?:P=|\d+x\d+ P|THT$)/.test(name);

const strip = ['positions', 'rows', 'pitch', 'orientation', 'mounting', 'plating'];

/** Classes whose parameters stand in another order than the columns of their table, or are others. */
export const classPatterns: ReadonlyMap<PartClass | null, readonly string[]> = new Map([
  ['batteries', ['cellSize', 'chemistry', 'nominalVoltage', 'batteryCapacity']],
  ['coax-connectors', ['series', 'gender', 'orientation', 'mounting', 'impedance', 'frequency']],
  ['d-sub-connectors', ['dSubSize', 'gender', 'orientation', 'mounting', 'ratedCurrent']],
  ['hdmi-connectors', ['hdmiType', 'gender', 'orientation', 'mounting']],
  ['logic-ics', ['functionText', 'family', 'supplyVoltage']],
  ['pin-headers', strip],
  ['sockets-strips', strip],
  ['terminal-blocks', ['positions', 'pitch', 'ratedCurrent', 'ratedVoltage']],
  ['thermistors', ['resistance', 'type', 'bValue', 'tolerance']],
  ['uart-rs232', ['functionText', 'drivers', 'receivers', 'dataRate']],
]);
