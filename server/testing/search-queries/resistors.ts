import { type Query, each, kind } from './expectation.ts';

const tenKilo = { kinds: ['resistors'], is: { resistance: 10_000 } };

export const resistors: Query[] = [
  ...each(
    '10k resistor | resistor 10k | 10 kohm resistor | 10kΩ resistor | 10K | 10 kilohm | 10000 ohm resistor | 10k Widerstand | Widerstand 10 kOhm | résistance 10k | résistance 10 kΩ | resistor 10 kΩ | resistencia 10k | resistencia de 10 kilohmios | resistência 10k | резистор 10к | резистор 10 кОм | 10 ком резистор | direnç 10k | 10k direnç | tahanan 10k | रेसिस्टर 10k | 10 किलो ओम | 抵抗 10k | 抵抗 10kΩ | 电阻 10k | 电阻 10千欧 | 10kΩ電阻',
    tenKilo,
  ),
  ...each(
    'SMD resistor 10k | SMD-Widerstand 10k | チップ抵抗 10k | 贴片电阻 10k | чип резистор 10к | SMD direnç 10k | resistor SMD 10k',
    kind('chip-resistors', { resistance: 10_000 }),
  ),
  ...each('resistor 10k 1% | 10k 1% resistor | Widerstand 10k 1%', {
    kinds: ['resistors'],
    is: { resistance: 10_000, tolerance: { most: 1 } },
  }),
  ...each(
    '10k 0603 1% | 10k 1% 0603 | 10k 0603 resistor 1% | resistor 0603 10k ±1% | チップ抵抗 10k 1% 1608 | 贴片电阻 10K 0603 1% | 10k/0603/1%',
    kind('chip-resistors', { resistance: 10_000, tolerance: 1, package: '0603' }),
  ),
  ...each(
    '4k7 0603 | 4.7k 0603 | 4,7k 0603 | 4,7 kΩ 0603 | 4700 ohm 0603 | 4.7K 0603 | резистор 4,7к 0603 | 4K7 1608',
    kind('chip-resistors', { resistance: 4700, package: '0603' }),
  ),
  ...each('resistor 330 0603 | 330R 0603 | 330 ohm 0603 | 330Ω 0603', kind('chip-resistors', { resistance: 330, package: '0603' })),
  ...each('resistor 104 | Widerstand 104 | 电阻 104', { kinds: ['resistors'], is: { resistance: 100_000 } }),
  ...each('10k resistor 1/4W | resistor 1/4 watt 10k | 10k 1/4W', {
    kinds: ['resistors'],
    is: { resistance: 10_000 },
  }),
  ...each('Vorwiderstand LED 470 Ohm', { kinds: ['resistors'], is: { resistance: 470 }, drops: ['LED'] }),
  ...each('resistor 470 | Vorwiderstand 470 Ohm | resistor 470R', { kinds: ['resistors'], is: { resistance: 470 } }),
  ...each(
    '4.7k 1/4 watt resistor | resistor 1/4 watt 4.7k | resistor 4.7k 1/4w | resistor 4k7 0.25W | 抵抗 1/4W 4.7k | tahanan 4.7k 1/4w | रेसिस्टर 4.7k 1/4 watt | Widerstand 4,7k 1/4 W',
    { kinds: ['resistors'], is: { resistance: 4700 } },
  ),
  ...each(
    'metal film resistor 10k | Metallschichtwiderstand 10k | 金属膜电阻 10k | 金属皮膜抵抗 10k',
    kind('through-hole-resistors', { resistance: 10_000 }),
  ),
  ...each(
    'pot 10k | potentiometer 10k | trimmer 10k | Trimmpotentiometer 10k | Trimmpoti 10k | Poti 10k | 半固定抵抗 10k | 电位器 10k | подстроечник 10к | potansiyometre 10k | potenciómetro 10k | potensio 10k | potentiomètre 10k',
    kind('trimmer-potentiometers', { resistance: 10_000 }),
  ),
  ...each(
    'NTC 10k | NTC thermistor 10k | Heißleiter 10k | thermistance 10k | термистор 10к | 热敏电阻 10k | NTCサーミスタ 10k',
    kind('thermistors', { resistance: 10_000 }),
  ),
  ...each('shunt | shunt resistor | Shunt-Widerstand | シャント抵抗 | 采样电阻 | шунт | şönt direnç', kind('current-sense-resistors')),
  ...each(
    'resistor network 10k | Widerstandsnetzwerk 10k | 排阻 10k | réseau de résistances 10k',
    kind('resistor-networks', { resistance: 10_000 }),
  ),
  ...each('チップ抵抗 1005 | 抵抗 1005 | resistor 1005', kind('chip-resistors', { package: '0402' })),
  ...each('resistor 100 ohm 2512 | 100R 2512', kind('chip-resistors', { resistance: 100, package: '2512' })),
  ...each(
    '1M 5% 0402 | 1 Mohm 0402 5% | 1MΩ 5% 0402 | 1 megohm 0402 5%',
    kind('chip-resistors', { resistance: 1e6, tolerance: 5, package: '0402' }),
  ),
  ...each('27R | 27R resistor | 4.7 kilohm | रेसिस्टर 1k | १०k', { kinds: ['resistors'] }),
  ...each('27R 0402', kind('chip-resistors', { resistance: 27, package: '0402' })),
  // What a part is used for chooses no other kind of part.
  ...each('27R USB | USB 27R | 27 ohm USB | USB series resistor 27R', { kinds: ['resistors'], is: { resistance: 27 }, drops: ['USB'] }),
  ...each('10M | 10MEG | RES 10M OHM', { kinds: ['resistors'], is: { resistance: 1e7 } }),
  ...each('1/4 W | 1/4W', { kinds: ['resistors'], is: { powerRating: { least: 0.25 } } }),
  ...each('through hole resistor 10k', kind('through-hole-resistors', { resistance: 10_000 })),
  ...each('resistor 1608', kind('chip-resistors', { package: '0603' })),
  ...each('RES SMD 10K OHM 1% 1/10W 0603', kind('chip-resistors', { resistance: 10_000, package: '0603', powerRating: { least: 0.1 } })),
  ...each('resistor 10k 1/4 watt | resistor 10k 1/4w | １０ｋΩ １％ | 10k', { kinds: ['resistors'], is: { resistance: 10_000 } }),
  ...each('tahanan', kind('resistors')),
  ...each('0R 0603 | 0 ohm 0603', kind('chip-resistors', { resistance: 0, package: '0603' })),
  ...each('0R 0402 | 0402 0Ω', kind('chip-resistors', { resistance: 0, package: '0402' })),
  ...each('CRCW06030000Z0EA', { leads: 'vishay-crcw06030000z0ea' }),
  ...each('yageo 4k7 0603 | Yageo 4.7k 0603', kind('chip-resistors', { resistance: 4700, package: '0603' })),
];
