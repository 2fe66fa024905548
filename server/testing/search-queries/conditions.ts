import { type Query, each, kind, option } from './expectation.ts';

/** Several conditions at once, as engineers of three languages type them, and what must never be left out of them. */
export const conditions: Query[] = [
  // A size is no wish: nobody has room for another on the board.
  ...each('smd 5050 led | led smd 5050 | SMD-LED 5050', kind('leds', { package: 'SMD5050' })),
  ...each('0.1 ohm 1W 2512', kind('current-sense-resistors', { resistance: 0.1, package: '2512' })),
  ...each('10 ohm 5W 0402', { kinds: ['chip-resistors'], is: { resistance: 10, package: '0402' }, drops: ['5W'] }),
  // What is asked for in one mounting is not offered in the other.
  ...each('bidirectional tvs 12V SMA', {
    kinds: ['tvs-diodes'],
    is: { direction: 'bidirectional', standoffVoltage: 12 },
    drops: ['SMA'],
  }),
  // A German compound says all of what its parts say.
  ...each('N-Kanal-MOSFET 100V 20A', kind('mosfets', { type: 'n-channel', drainSourceVoltage: { least: 100 } })),
  ...each('P-Kanal-MOSFET 30V SOT-23', kind('mosfets', { type: 'p-channel', package: 'SOT-23' })),
  ...each('PNP-Transistor 45V 500mA SOT-23', kind('bjts', { type: 'pnp', package: 'SOT-23' })),
  ...each('NPN-Transistor 40V', kind('bjts', { type: 'npn' })),
  ...each('Micro-USB-Buchse', kind('usb-connectors', { usbType: 'usb-micro-b', gender: 'receptacle' })),
  ...each('Low-Drop-Regler 3,3V SOT-223', kind('linear-regulators-fixed', { outputVoltage: 3.3, package: 'SOT-223' })),
  ...each('Printrelais 5V 1 Wechsler', kind('power-relays', { coilVoltage: 5, contactForm: 'spdt' })),
  ...each('Kaltleiter 500mA', kind('resettable-fuses', { holdCurrent: 0.5 })),
  // What is counted, in whatever words.
  ...each('AD-Wandler 24 Bit | ADC 24 Bit | ADコンバータ 24ビット', kind('adcs', { resolution: 24 })),
  ...each('オペアンプ 2回路 レールツーレール', kind('op-amps', { channels: 2, railToRailOutput: true })),
  ...each('コンパレータ 4回路 | 4-fach Komparator', kind('comparators', { channels: 4 })),
  ...each('Komparator einfach SOT-23-5', kind('comparators', { channels: 1 })),
  ...each(
    'Trimmer 10k 25 Gang | trimmer 25 turn 10k | trimpot 10k 25 vueltas',
    kind('trimmer-potentiometers', { resistance: 1e4, turns: 25 }),
  ),
  // What errs less, leaks less or passes more will do.
  ...each('Temperatursensor I2C 0,5°C | temperature sensor i2c ±0.5°C', {
    kinds: ['temperature-sensors'],
    is: { accuracyTemperature: { most: 0.5 } },
  }),
  ...each('oscillator 25MHz 3.3V 50ppm', kind('oscillators', { frequency: 25e6, frequencyStability: { most: 50 } })),
  ...each('optocoupler ctr 100%', kind('optocouplers', { currentTransferRatio: { least: 100 } })),
  // X2 is safety at the mains, whatever film the capacitor is of.
  ...each('film capacitor X2 100nF', {
    kinds: ['safety-capacitors'],
    is: { safetyClass: 'x2', capacitance: 1e-7 },
    drops: ['film'],
  }),
  ...each('Folienkondensator X2 100nF', kind('safety-capacitors', { safetyClass: 'x2' })),
  ...each('酸化金属皮膜抵抗 1W 100Ω | metal oxide resistor 100 ohm 1W', { finds: 'nothing' }),
  // What steps up never steps down; LED drivers are asked for by their name.
  ...each('昇圧DC-DCコンバータ | повышающий', kind('switching-regulators', { topology: { among: ['boost', 'buck-boost'] } })),
  ...each('понижающий 12В | 降圧 12V', kind('switching-regulators', { topology: { among: ['buck', 'buck-boost'] } })),
  ...each('シリアルフラッシュ | serial NOR flash | SPI-Flash', { kinds: ['memory'], is: { memoryType: 'nor-flash' } }),
  ...each('buzzer 5v aktiv', { kinds: ['audio-transducers'], is: { transducerType: 'buzzer-with-driver' } }),
  ...each('lipo lader ic', { kinds: ['battery-chargers'] }),
  // Connectors by the names of the trade.
  ...each('DB9 | DE-9 | DB9 female | D-Sub 9 Buchse | Sub-D 9 | разъём DB9 | DB9コネクタ', {
    kinds: ['d-sub-connectors'],
    is: { dSubSize: 'de-9' },
  }),
  ...each('DB25 male', kind('d-sub-connectors', { dSubSize: 'db-25', gender: 'plug' })),
  ...each('VGA connector | VGA-Buchse | VGAコネクタ | VGA接口 | HD15', option('d-sub-connectors', 'dSubSize', 'de-15')),
  ...each('hdmi connector | HDMI-Buchse | HDMI | HDMIコネクタ | HDMI接口 | разъём HDMI', kind('hdmi-connectors')),
  ...each('sub-d stecker | D-Sub-Stecker | вилка D-Sub', kind('d-sub-connectors', { gender: 'plug' })),
  ...each('D-Sub-Buchse 9-polig | DB9 мама', kind('d-sub-connectors', { gender: 'receptacle', positions: 9 })),
  ...each('micro hdmi', kind('hdmi-connectors', { hdmiType: 'hdmi-d' })),
  ...each('サーミスタ 10kΩ B3950 | NTC 10k B3950', kind('thermistors', { resistance: 1e4, bValue: 3950 })),
  ...each('usb c socket | USB-C-Buchse | USB Type-C female', kind('usb-connectors', { usbType: 'usb-c', gender: 'receptacle' })),
  ...each('usb a plug | USB-A-Stecker', kind('usb-connectors', { usbType: 'usb-a', gender: 'plug' })),
  ...each('usb b | usb type b | USB-Buchse Typ B', kind('usb-connectors', { usbType: 'usb-b' })),
];
