import { type Query, each, kind } from './expectation.ts';

const hundredNano = { kinds: ['capacitors'], is: { capacitance: 1e-7 } };

export const capacitors: Query[] = [
  ...each('1000pF | CAP CER 1000PF', { kinds: ['capacitors'], is: { capacitance: 1e-9 } }),
  ...each(
    'CAP CER 0.1UF 50V X7R 0603 | 100NF 50V X7R 0603',
    kind('mlcc', { capacitance: 1e-7, package: '0603', ratedVoltage: { least: 50 } }),
  ),
  ...each('電解コン 100uF 25V | elco 1000uf 25v', { kinds: ['capacitors'], is: { ratedVoltage: { least: 25 } } }),
  ...each('電容 100nF 50V', { kinds: ['capacitors'], is: { capacitance: 1e-7, ratedVoltage: { least: 50 } } }),
  ...each('瓷片电容', kind('mlcc')),
  ...each('electrolytic cap', { kinds: ['aluminium-electrolytic-radial', 'aluminium-electrolytic-smd'] }),
  ...each('milar', kind('film-capacitors')),
  ...each('संधारित्र 100uF', { kinds: ['capacitors'], is: { capacitance: 1e-4 } }),
  ...each('kondensator', kind('capacitors')),
  ...each(
    '100nF | 100 nF capacitor | capacitor 104 | 0.1uF capacitor | .1uF capacitor | .1 uF capacitor | 0.1 mfd capacitor | 0,1µF Kondensator | Kondensator 100n | condensateur 100nF | capacitor de 100nF | конденсатор 100нФ | конденсатор 0,1мкФ | 100nF kondansatör | kapasitor 100nF | कैपेसिटर 100nF | コンデンサ 100nF | 电容 100nF | 電容 0.1uF | 0.1微法',
    hundredNano,
  ),
  ...each(
    '独石电容 104 | 積セラ 104 | ceramic capacitor 104 | Keramikkondensator 100nF | 瓷片电容 100nF | MLCC 100nF | セラコン 0.1uF | パスコン 0.1uF | condensateur céramique 100nF | керамический конденсатор 100нФ | seramik kondansatör 100nF | bypass capacitor 100nF',
    kind('mlcc', { capacitance: 1e-7 }),
  ),
  ...each(
    '100nF 0402 X7R 16V | 0402 100n X7R 16V | 100nF/0402/X7R/16V | 0.1uF 16V X7R 0402 | .1uF 0402 X7R 16V | C 100n 16V X7R 1005',
    kind('mlcc', { capacitance: 1e-7, package: '0402', dielectric: 'x7r', ratedVoltage: { least: 16 } }),
  ),
  ...each('0.1uF ceramic through hole | ceramic disc 0.1uF', kind('ceramic-disc-capacitors', { capacitance: 1e-7 })),
  ...each('100nF X7R 125°C | 100nF X7R -55 to +125 °C | 100nF X7R −55…125 °C | 100nF X7R -55℃~+125℃', {
    kinds: ['capacitors'],
    is: { capacitance: 1e-7, dielectric: 'x7r', operatingTemperature: { covers: [125, 125] } },
  }),
  ...each('100uF 105°C electrolytic | Elko 100uF 105 °C', {
    kinds: ['capacitors'],
    is: { capacitance: 1e-4, operatingTemperature: { covers: [105, 105] } },
  }),
  ...each('10uF 1608 | 10uF 0603 | 10µF 0603 | 10 uF 0603', kind('mlcc', { capacitance: 1e-5, package: '0603' })),
  ...each(
    '22pF 50V C0G 0603 | 22p NP0 0603 50V | 22pF 0603 COG 50V',
    kind('mlcc', { capacitance: 2.2e-11, dielectric: 'c0g', package: '0603', ratedVoltage: { least: 50 } }),
  ),
  ...each('.01uF 50V | 0.01uF 50V | 10nF 50V | 10000pF 50V', {
    kinds: ['capacitors'],
    is: { capacitance: 1e-8, ratedVoltage: { least: 50 } },
  }),
  ...each(
    '1000uF 25V | Elko 1000uF 25V | electrolytic 1000uF 25V | elco 1000uF 25V | condenser 1000uf 25v | 電解コンデンサ 1000uF 25V | 电解电容 1000uF 25V | электролит 1000мкФ 25В | condensateur chimique 1000uF 25V | capacitor electrolítico 1000uF 25V | capacitor eletrolítico 1000uF 25V | elektrolitik kondansatör 1000uF 25V',
    { kinds: ['capacitors'], is: { capacitance: 1e-3, ratedVoltage: { least: 25 } } },
  ),
  ...each(
    'tantalum 10uF 16V | Tantal 10uF 16V | タンタル 10uF 16V | 钽电容 10uF 16V | тантал 10мкФ 16В | tantal kondansatör 10uF 16V',
    kind('tantalum-capacitors', { capacitance: 1e-5, ratedVoltage: { least: 16 } }),
  ),
  ...each(
    'film capacitor 100nF | Folienkondensator 100nF | 薄膜电容 100nF | フィルムコンデンサ 100nF | плёночный конденсатор 100нФ',
    kind('film-capacitors', { capacitance: 1e-7 }),
  ),
  ...each('X2 capacitor 100nF | safety capacitor 100nF', kind('safety-capacitors', { capacitance: 1e-7 })),
  ...each('supercap 1F', kind('supercapacitors', { capacitance: 1 })),
  // A code of capacitors and the micro sign of old lists, before numbers that begin so.
  ...each('104 | .1uF | 0.1 mfd | 0.1MF', hundredNano),
  ...each('CAP 100MF 25V | 100MFD 25V', { kinds: ['capacitors'], is: { capacitance: 1e-4, ratedVoltage: { least: 25 } } }),
  ...each('capacitor 1608 100nF', kind('mlcc', { capacitance: 1e-7, package: '0603' })),
  ...each('.1uF 0402 | .1 uF 0402', { kinds: ['capacitors'], is: { capacitance: 1e-7, package: '0402' } }),
  ...each('0.1 mfd ceramic | kapasitor keramik 104', { kinds: ['capacitors'], is: { capacitance: 1e-7 } }),
  ...each('パスコン | バイパスコンデンサ | セラコン', { kinds: ['mlcc'] }),
  ...each('supercap | supercapacitor | 超级电容 | ионистор | Supercap', kind('supercapacitors')),
];
