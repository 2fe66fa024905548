import { type Query, each, kind, option } from './expectation.ts';

/** What buyers type in a hurry: shortened, misspelt, turned around, with the maker's reel, between two ends, in their own language. */
export const everyday: Query[] = [
  // Numbers with finish and reel behind them: the part itself is near, never one that only ends alike.
  ...each('SS34-E3/57T', { leads: null, unknown: 'SS34-E3/57T', near: ['SS34'] }),
  ...each('STM32F103C8T6TR', { unknown: 'STM32F103C8T6TR', near: ['STM32F103C8T6'] }),
  ...each('LM358DR2G', { unknown: 'LM358DR2G', near: ['LM358DR'] }),
  ...each('BAV99,215', { leads: 'nexperia-bav99-215' }),
  ...each('74hc14 so14 | 74HC14 SOIC-14', { kinds: ['logic-ics'], first: 'SN74HC14DR' }),
  ...each('AMS1117-5.0 | AMS1117 5.0', { kinds: ['linear-regulators-fixed'], is: { outputVoltage: 5 } }),
  // An X at the end stands for what differs in a family.
  ...each('VL53L0X', { first: 'VL53L0CXV0DH/1' }),
  ...each('DW01A', { unknown: 'DW01A', near: ['DW01+G'] }),
  ...each('DIP-8 socket | DIP8 socket | socket DIP-8 | DIP-8 Sockel', kind('ic-sockets', { positions: 8 })),
  // A regulator's number without its maker's letters is no resistance.
  ...each('78L05 | 78M05', { kinds: ['linear-regulators-fixed'], is: { outputVoltage: 5 } }),
  // Between two ends.
  ...each('resistor between 1k and 2k 0805 | resistor 1k-2k 0805 | Widerstand zwischen 1k und 2k 0805', {
    kinds: ['resistors'],
    is: { resistance: { least: 1000 }, package: '0805' },
  }),
  ...each('capacitor 10-22uF 25V | condensateur 10-22µF 25V', { kinds: ['capacitors'], is: { capacitance: { least: 1e-5 } } }),
  ...each('470 ohm quarter watt | 470 Ohm viertel Watt | 470 ohm 1/4 watt', {
    kinds: ['resistors'],
    is: { resistance: 470, powerRating: { least: 0.25 } },
  }),
  // Symbols of data sheets say which value is meant.
  ...each(
    'mosfet vds 60V id 20A rds 10mohm',
    kind('mosfets', { drainSourceVoltage: { least: 60 }, drainCurrent: { least: 20 }, onResistance: { most: 0.01 } }),
  ),
  // Pins of what has no contacts are those of its package.
  ...each('8 pin avr microcontroller | 8-pin AVR microcontroller', kind('microcontrollers')),
  ...each('光耦 4脚', kind('optocouplers')),
  // One voltage of a converter is what it makes, else what it is fed with; nobody feeds a step-up converter that is asked for by it.
  ...each('step down 5V 3A | 降压 5V 3A | buck 5V 3A', kind('switching-regulators', { outputCurrent: { least: 3 } })),
  ...each('boost 5V | convertisseur élévateur 5V | 升压芯片 5V', {
    kinds: ['switching-regulators'],
    is: { topology: { among: ['boost', 'buck-boost'] }, adjustableOutput: { covers: [5, 5] } },
  }),
  ...each('buck 12V 5V | buck converter 12V to 5V', kind('switching-regulators', { inputVoltage: { covers: [12, 12] } })),
  ...each('charge pump | Ladungspumpe', {
    kinds: ['switching-regulators'],
    is: { topology: 'charge-pump' },
    first: 'MAX1044ESA+T',
  }),
  // A property is a value, whatever is counted beside it.
  ...each(
    'dual rail to rail op amp | ampli op rail à rail double | 运放 双路 轨到轨 | op amp rail-to-rail dual',
    kind('op-amps', { channels: 2, railToRailOutput: true }),
  ),
  ...each('ampli op double SO8 | dual op amp SO8', kind('op-amps', { channels: 2 })),
  ...each('op amp low power', kind('op-amps', { supplyCurrent: { most: 1e-4 } })),
  ...each('real time clock with battery backup', { kinds: ['rtcs'], drops: ['battery, backup'] }),
  ...each('octal buffer | buffer octal', kind('logic-ics', { channels: 8, function: 'buffer' })),
  ...each('octal buffer 3.3V', kind('logic-ics', { channels: 8, supplyVoltage: { covers: [3.3, 3.3] } })),
  ...each('usb to uart bridge | USB-UART-Wandler | преобразователь USB-UART | USB转串口', { kinds: ['usb-ics'] }),
  // In whatever order, without the words between.
  ...each('диод выпрямительный 1А 1000В', kind('rectifier-diodes', { forwardCurrent: { least: 1 }, reverseVoltage: { least: 1000 } })),
  ...each('мостовой выпрямитель | выпрямитель мостовой', kind('bridge-rectifiers')),
  ...each('chargeur batterie lithium | chargeur batterie', { kinds: ['battery-chargers'] }),
  ...each('direnç 10k 0805 | 10k direnç 0805', kind('chip-resistors', { resistance: 10_000, package: '0805' })),
  ...each('sigorta 1A yavaş | sekring 1A lambat | 保险丝 1A 慢断', kind('fuses', { ratedCurrent: 1, response: 'slow' })),
  ...each('पी चैनल मॉसफेट | P चैनल MOSFET', kind('mosfets', { type: 'p-channel' })),
  ...each('एन चैनल मॉसफेट', kind('mosfets', { type: 'n-channel' })),
  ...each('conector usb tipo c hembra | konektor usb tipe c | conector USB tipo C', kind('usb-connectors', { usbType: 'usb-c' })),
  ...each('bornier à vis 3 voies pas 5,08', kind('terminal-blocks', { positions: 3, pitch: 0.00508 })),
  // Of a switch the way it is moved tells the part.
  ...each(
    'slide switch | Schiebeschalter | interruptor deslizante | saklar geser | 拨动开关 | движковый переключатель | sürgülü anahtar',
    option('switches', 'functionText', 'slide-switch'),
  ),
  ...each('toggle switch | Kippschalter | тумблер | 钮子开关', option('switches', 'functionText', 'toggle-switch')),
  ...each(
    'Kippschalter 2-polig um | Kippschalter zweipolig um | toggle switch double pole double throw',
    kind('switches', { contactForm: 'dpdt' }),
  ),
  ...each('rocker switch | Wippschalter | interrupteur à bascule', option('switches', 'functionText', 'rocker-switch')),
  // No part of another colour, size, pitch, gender or kind for one that is not there.
  ...each('5050 led | LED 5050', kind('leds', { package: 'SMD5050' })),
  ...each('afficheur OLED | OLED display | OLED 128x64', { finds: 'nothing' }),
];
