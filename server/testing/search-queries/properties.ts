import { type Query, each, kind, option } from './expectation.ts';

/** Properties without a figure, voltages that a part joins, and what is asked of it in the words of the bench. */
export const properties: Query[] = [
  // The lower voltage is that of the low side, in whatever order.
  ...each(
    'level shifter 5v 3.3v | level shifter 3.3V to 5V | Pegelwandler 3,3V auf 5V | 电平转换 3.3V 5V',
    kind('level-shifters', { lowSideVoltage: { covers: [3.3, 3.3] }, highSideVoltage: { covers: [5, 5] } }),
  ),
  // A converter makes the voltage, be it fixed or set.
  ...each(
    'boost converter 3.7V to 5V 2A | step up 3.7V 5V 2A',
    kind('switching-regulators', { topology: { among: ['boost', 'buck-boost'] }, adjustableOutput: { covers: [5, 5] } }),
  ),
  ...each('step up 12V output | 升压 12V', kind('switching-regulators', { topology: 'boost', adjustableOutput: { covers: [12, 12] } })),
  ...each(
    'adjustable regulator 2.5V 1A',
    kind('linear-regulators-adjustable', { adjustableOutput: { covers: [2.5, 2.5] }, outputCurrent: { least: 1 } }),
  ),
  // What has a bound in the trade is read as that.
  ...each('low esr capacitor 470uF 16V | 470uF 16V low-ESR capacitor', {
    kinds: ['capacitors'],
    is: { capacitance: 4.7e-4, esr: { most: 0.1 } },
  }),
  ...each('low noise op amp | rauscharmer Operationsverstärker | 低噪声运放', kind('op-amps', { noiseDensity: { most: 1e-8 } })),
  ...each('fast recovery diode 600V 1A', kind('rectifier-diodes', { reverseRecoveryTime: { most: 5e-7 }, reverseVoltage: { least: 600 } })),
  ...each('ultrafast diode 600V 1A', kind('rectifier-diodes', { reverseRecoveryTime: { most: 1e-7 }, reverseVoltage: { least: 600 } })),
  // Of `low dropout` the voltage beside it is not the dropout.
  ...each(
    'low dropout 3.3V 300mA SOT-23-5 | low-dropout 3.3V 300mA SOT-23-5',
    kind('linear-regulators-fixed', { outputVoltage: 3.3, outputCurrent: { least: 0.3 }, package: 'SOT-23' }),
  ),
  ...each('mosfet for 3.3v gate 10A | mosfet 3.3V logic 10A', kind('mosfets', { logicLevel: true, drainCurrent: { least: 10 } })),
  ...each(
    'digital transistor | Digitaltransistor | 数字三极管 | デジタルトランジスタ',
    option('bjts', 'configuration', 'bias-resistors dual-bias-resistors'),
  ),
  ...each('reed switch | Reedkontakt | геркон | 干簧管 | リードスイッチ', option('switches', 'functionText', 'reed-switch')),
  ...each('high speed optocoupler 10Mbit', { kinds: ['optocouplers'], is: { dataRate: 1e7 }, drops: ['high, speed'] }),
  ...each('rs485 10Mbps | RS-485 10 Mbit/s', kind('rs485', { dataRate: 1e7 })),
  ...each('ntc 10k b3435 0603', kind('thermistors', { resistance: 10_000, bValue: 3435 })),
  // A kind of several words or with a figure is never another of which only one word is left.
  ...each('hall switch 3.3V', { kinds: ['motion-sensors'], is: { functionText: 'hall-switch' }, drops: ['3.3V'] }),
  ...each('DE-9 socket pcb | DE-9 female pcb', {
    kinds: ['d-sub-connectors'],
    is: { dSubSize: 'de-9', gender: 'receptacle' },
    drops: ['pcb'],
  }),
  ...each('DB25 male solder', {
    kinds: ['d-sub-connectors'],
    is: { dSubSize: 'db-25', gender: 'plug' },
    options: { gender: ['plug'] },
    drops: ['solder'],
  }),
  ...each('4n7 Y2 safety | 2.2nF Y1', { finds: 'nothing' }),
  // The halves of connectors by the name that the kind has.
  ...each('pin header male 1x6', kind('pin-headers', { positions: 6 })),
  ...each('jst ph 4 pin header', kind('wire-to-board-headers', { positions: 4, pitch: 0.002 })),
  // Words that numbers begin with, and pins of their packages.
  ...each('attiny 8 pin', kind('microcontrollers')),
  ...each('stm32 64 pin', kind('microcontrollers')),
  // What is counted of a part, and the size of its body.
  ...each('7 segment display 4 digit red | 7-Segment-Anzeige 4 Stellen rot', kind('displays', { digits: 4, colour: 'red' })),
  ...each(
    'tactile switch 6x6 5mm | tactile switch 6x6x5mm | 轻触开关 6*6*5',
    kind('tactile-switches', { length: 0.006, width: 0.006, actuatorHeight: 0.005 }),
  ),
  ...each('current sense amplifier 50V/V', kind('current-sense-amps', { gain: 33.98 })),
  ...each('varistor 10VAC | Varistor 10 VAC', kind('varistors', { maxAcVoltage: { least: 10 } })),
  ...each('zero ohm jumper 0603 | 0R jumper 0603', kind('chip-resistors', { resistance: 0, package: '0603' })),
  ...each('ethernet phy rmii', { kinds: ['ethernet-ics'], drops: ['rmii'] }),
  ...each('3.5mm stereo jack', { kinds: ['audio-connectors'], drops: ['3.5mm'] }),
  ...each('Drehgeber mit Taster | encoder with switch', kind('encoders')),
];
