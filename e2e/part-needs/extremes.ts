/** For each calculator that offers parts, inputs at two ends of what it is used for. */
import type { ToolName } from '#calculators/names.ts';

type Entered = Readonly<Record<string, unknown>>;

const mains = { mainsVoltage: 400, power: 1200 };
const network: readonly [Entered, Entered] = [
  { frequency: 2e6, loadResistance: 10, inductorQ: 30 },
  { frequency: 1e9, loadResistance: 120, standardChoice: 'together' },
];
const converter: readonly [Entered, Entered] = [{ mode: 'check', inductance: 2.2e-6, outputCurrent: 0.2 }, { outputCurrent: 3 }];
const coil: readonly [Entered, Entered] = [{ turns: 5 }, { mode: 'turns' }];

export const extremes = {
  CapacitorsInSeries: [
    { mode: 'missing', voltage: 10 },
    { mode: 'missing', voltage: 400, targetCapacitance: 5e-8, capacitances: [1e-7] },
  ],
  DCCircuitCalculations: [
    { voltage: 3.3, current: 1e-4 },
    { voltage: 48, current: 0.005 },
  ],
  InductiveAndCapacitiveReactance: [
    { mode: 'inductance', frequency: 1e8, reactance: 50 },
    { mode: 'capacitance', frequency: 50, reactance: 1000 },
  ],
  LCCircuitFrequency: [
    { inductance: 1e-8, capacitance: 1e-11 },
    { inductance: 1e-2, capacitance: 1e-7 },
  ],
  LEDResistors: [
    { mode: 'array', ledCount: 10 },
    { supplyVoltage: 24, forwardVoltage: 2, forwardCurrent: 0.35, ledsInSeries: 2 },
  ],
  ParallelResistors: [
    { mode: 'pair', voltage: 10 },
    { mode: 'missing', resistances: [1000], voltage: 10 },
  ],
  PlateCapacitor: [{ capacitance: 1e-8, mode: 'separation', voltage: 50 }, { voltage: 1000 }],
  ResistorVoltageDivision: [
    { mode: 'r2', inputVoltage: 400 },
    { mode: 'design', inputVoltage: 5, targetVoltage: 1.2, tolerance: 0.1 },
  ],
  WheatstoneBridge: [{ excitation: 10, r1: 350, r2: 350, r3: 350, r4: 351 }, { mode: 'strain' }],
  CapacitanceTime: [
    { capacitance: 1e-9, sourceVoltage: 48, targetVoltage: 30 },
    { mode: 'capacitance', wantedTime: 10, sourceVoltage: 24 },
  ],
  EIAResistorValue: [{ code: '0R10' }, { mode: 'encode', resistance: 9.76e6 }],
  FourBandResistor: [
    { mode: 'encode', resistance: 10 },
    { mode: 'encode', resistance: 1e6, tolerance: 10 },
  ],
  FiveBandResistor: [
    { mode: 'encode', resistance: 10, tolerance: 2 },
    { mode: 'encode', resistance: 1e6 },
  ],
  SixBandResistor: [
    { mode: 'encode', resistance: 10 },
    { mode: 'encode', resistance: 1e6 },
  ],
  PolyesterCapacitor: [
    { mode: 'markingDecode', marking: '2A102J' },
    { mode: 'markingEncode', capacitance: 1e-6, ratedVoltage: 250 },
  ],
  CoilInductance: coil,
  SingleLayerInductorCalculator: coil,
  WireSelfInductance: [{ length: 0.005 }, { length: 1 }],
  PCBTraceResistance: [
    { mode: 'width', targetResistance: 0.001, current: 10 },
    { mode: 'length', targetResistance: 0.05 },
  ],
  CoaxialCableImpedance: [{ outerDiameter: 0.0046 }, { mode: 'innerDiameter', targetImpedance: 75 }],
  TwistedPairCableImpedance: [{ conductorDiameter: 0.0004 }, { conductorDiameter: 0.00081, insulationDiameter: 0.0014 }],
  BandpassFilter: [
    { mode: 'multipleFeedback', centreFrequency: 100, gain: 10 },
    { lowerFrequency: 80e6, upperFrequency: 120e6 },
  ],
  ChebyshevHighPassFilter: [{ cutoffFrequency: 1e5 }, { cutoffFrequency: 2e8, inductorQ: 30 }],
  OpAmpHighPassFilterCalculator: [{ cutoffFrequency: 1 }, { cutoffFrequency: 1e5, gain: 10, capacitance: 1e-10 }],
  OpAmpLowPassFilter: [{ cutoffFrequency: 1 }, { cutoffFrequency: 1e5, gain: 10, capacitance: 1e-10 }],
  PLLFilter: [{ loopBandwidth: 1000 }, { mode: 'thirdOrder', loopBandwidth: 15_000 }],
  RCFilter: [
    { resistance: 100, capacitance: 1e-11 },
    { resistance: 1e5, capacitance: 4.7e-6, resistorTolerance: 0.1 },
  ],
  SpeakerCrossover: [{ wooferImpedance: 4 }, { mode: 'threeWay', order: 4, wooferImpedance: 16 }],
  LMatchCircuit: network,
  PiMatchCircuit: network,
  TMatchCircuit: network,
  SmithChart: [{ frequency: 1e8, network: 'sL87.54n pC31.83p' }, { inductorQ: 20 }],
  AttenuatorPad: [
    { attenuation: 40, inputPower: 0.2 },
    { mode: 'bridgedT', attenuation: 3, inputPower: 0.01 },
  ],
  LinkBudget: [
    { frequency: 2.44e9, transmitterPower: 4, sensitivity: -96 },
    { mode: 'power', distance: 100 },
  ],
  NoiseCascade: [
    { gains: [30], noiseFigures: [3], interceptPoints: [30] },
    { gains: [10, 10], noiseFigures: [2, 4], interceptPoints: [20, 30] },
  ],
  SignalLineOfSight: [{ mode: 'clearance', frequency: 868e6 }, { mode: 'requiredHeight' }],
  EMCConversion: [{ levelDbuv: 120 }, { mode: 'fromWatt', power: 1 }],
  EMCConversion3: [{ mode: 'readingToField', preampGain: 20 }, { mode: 'powerForField' }],
  ERPCalculator: [{ transmitterPower: 0.01 }, { mode: 'antennaGain' }],
  VSWRLossCalculator: [{ vswr: 1.01 }, { mode: 'fromReturnLoss', returnLoss: 3 }],
  TrapAntennaCalculator: [
    { mode: 'coilTrap', trapCapacitance: 1e-10 },
    { mode: 'coilTrap', trapFrequency: 1.42e7, trapCapacitance: 2.2e-11 },
  ],
  CoherentSampling: [{ samplingFrequency: 1e5, inputFrequency: 1000, resolution: 16 }, { resolution: 8 }],
  DACSpecifications: [
    { resolution: 8, code: 100, referenceVoltage: 4.096 },
    { mode: 'dynamic', resolution: 16 },
  ],
  DataConversionJitterCalculatorTool: [{ resolution: 8 }, { resolution: 18, inputFrequency: 1e4 }],
  SerialPortRegisters: [
    { oscillatorFrequency: 12e6, baudRate: 19_200 },
    { oscillatorFrequency: 22_118_400, baudRate: 115_200 },
  ],
  UARTRegister: [
    { clockFrequency: 8e6, baudRate: 9600 },
    { mode: 'avr', clockFrequency: 16e6, baudRate: 250_000 },
  ],
  RtcCalculation: [{ frequencyError: 1e-6 }, { mode: 'loadCapacitors', crystalLoad: 6e-12, strayCapacitance: 0 }],
  TimingCircuitCalculation: [
    { mode: 'astableDiode', supplyVoltage: 15, resistorA: 1000, resistorB: 1000, capacitor: 1e-9 },
    { mode: 'monostableDesign', timerType: 'cmos', pulseWidth: 10, capacitor: 1e-5 },
  ],
  DifferenceAmplifier: [
    { voltage1: 10, voltage2: 12, tolerance: 1 },
    { mode: 'design', gain: 100, tolerance: 0.5 },
  ],
  FETBufferDeviation: [
    { device: 'mosfet', gateVoltage: 6, supplyVoltage: 24 },
    { mode: 'analyse', supplyVoltage: 15 },
  ],
  HysteresisComparator: [
    { resistance1: 1000, resistance2: 1000, resistance3: 5760, supplyVoltage: 12, outputHigh: 12 },
    { mode: 'designNonInverting', pullUpResistance: 1000 },
  ],
  TriodeBiasVoltage: [{ mode: 'dividerDesign', collectorCurrent: 0.05 }, { mode: 'dualSupply' }],
  TriodeSwitch: [
    { transistorType: 'pnpHighSide', driveHigh: 12, driveLow: 0, loadCurrent: 0.01 },
    { loadSupply: 24, loadCurrent: 1, driveHigh: 5, maximumDriveCurrent: 0.1 },
  ],
  ZenerDiode: [
    { zenerVoltage: 3.3, zenerRating: 0.25 },
    { mode: 'analyse', supplyVoltage: 24, zenerVoltage: 12, resistor: 180, zenerRating: 0.5 },
  ],
  ZenerDiodes: [{ mode: 'clamp' }, { mode: 'checkRange', supplyMin: 20, supplyMax: 28, zenerVoltage: 12, loadMax: 0.02, resistor: 180 }],
  BatteryLife: [
    { loadCurrent: 1e-5, capacity: 0.2 },
    { mode: 'requiredCapacity', activeCurrent: 0.1 },
  ],
  ConstantCurrent: [
    { mode: 'transistor', current: 0.02, supplyMin: 22, supplyMax: 26 },
    { mode: 'opAmp', current: 1, supplyMin: 11, supplyMax: 13 },
  ],
  LEDCircuitPowerConsumption: [
    { mode: 'driver', ratedCurrent: 0.15, stringCount: 2 },
    { supplyVoltage: 24, seriesResistance: 750 },
  ],
  LMRechargeableBattery: [
    { mode: 'voltageLimited', cellCount: 12, supplyMax: 35 },
    { mode: 'seriesResistor', capacity: 1, chargeRate: 0.5, cellCount: 3 },
  ],
  MotorCurrentPowerCalculation: [
    { supplyType: 'singlePhase', voltage: 230, shaftPower: 200 },
    { supplyType: 'singlePhase', voltage: 120, shaftPower: 50 },
  ],
  RechargeableBatteryTime: [{ chargeCurrent: 0.1 }, { mode: 'requiredCurrent' }],
  SuperCapacitor: [
    {
      cellCapacitance: 1,
      cellEsr: 0.5,
      seriesCells: 1,
      initialVoltage: 4.5,
      cellRatedVoltage: 5,
      load: 'constantCurrent',
      loadCurrent: 0.01,
    },
    { mode: 'capacitance', holdTime: 1, cellEsr: 0.1 },
  ],
  VoltageCalculation: [
    { mode: 'adjustableDesign', outputVoltage: 28, supplyVoltage: 32, resistor1: 120, loadCurrent: 0.02 },
    { mode: 'feedbackDesign', outputVoltage: 1.8, referenceVoltage: 0.6 },
  ],
  BoostConverter: converter,
  BuckConverter: converter,
  InvertingConverter: converter,
  EMIFilter: [{ power: 20, chokeInductance: 1e-3 }, mains],
  LEDString: [
    { supplyVoltage: 12, ledsInSeries: 2, current: 0.35 },
    { mode: 'switching', sharing: 'shared', current: 0.1 },
  ],
  RCSnubber: [{ swing: 48 }, { mode: 'check', swing: 400 }],
  CurrentShunt: [
    { maximumCurrent: 0.5, busVoltage: 5 },
    { maximumCurrent: 30, busVoltage: 60, ambientTemperature: 120 },
  ],
  Thermistor: [{ mode: 'divider' }, { nominalResistance: 1e5, beta: 4250, resistanceTolerance: 0.05 }],
  CrystalLoad: [
    { frequency: 32_768, loadCapacitance: 12.5e-12, seriesResistance: 70_000 },
    { frequency: 25e6, loadCapacitance: 18e-12, seriesResistance: 50 },
  ],
  OpAmpStage: [
    { gainBandwidth: 1e5, slewRate: 1e5 },
    { gainBandwidth: 5e7, slewRate: 2e7, offsetVoltage: 1e-4, amplitude: 10, inputResistor: 100, feedbackResistor: 1000 },
  ],
} satisfies Partial<Record<ToolName, readonly [Entered, Entered]>>;
