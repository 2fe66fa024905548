import { type Query, each } from './expectation.ts';

/** Makers by their names with what companies put behind them, which names no kind of part. */
export const makers: Query[] = [
  ...each(
    'Murata Electronics | murata electronics | Murata Manufacturing Co., Ltd. | Murata Mfg | MURATA | 村田電子 | 村田製作所 | 株式会社村田製作所',
    { leads: 'murata', maker: 'murata' },
  ),
  ...each('TDK Corporation | TDK Corp. | TDK株式会社 | TDK', { leads: 'tdk', maker: 'tdk' }),
  ...each('Würth Elektronik GmbH & Co. KG | Wurth Electronics Inc. | Wurth Elektronik', { leads: 'wurth', maker: 'wurth' }),
  ...each('Diodes Inc | Diodes Incorporated', { leads: 'diodes-inc', maker: 'diodes-inc' }),
  ...each('Infineon Technologies AG | Infineon Semiconductor', { leads: 'infineon', maker: 'infineon' }),
  ...each('Samsung Electro-Mechanics America, Inc. | Samsung Electronics', {
    leads: 'samsung-electro-mechanics',
    maker: 'samsung-electro-mechanics',
  }),
  ...each('Analog Devices Inc. | Analog Devices', { leads: 'adi', maker: 'adi' }),
  ...each('STMicroelectronics N.V.', { leads: 'st', maker: 'st' }),
  ...each('国巨股份有限公司 | Yageo Corporation', { leads: 'yageo', maker: 'yageo' }),
  ...each('yageo electronics 10k | 10k Yageo Corporation | resistor 10k Yageo Electronics Co., Ltd.', {
    kinds: ['resistors'],
    is: { resistance: 10_000 },
    maker: 'yageo',
  }),
  ...each('Murata Electronics 100nF 0402 | 100nF 0402 Murata Electronics | murata components 100nF 0402', {
    kinds: ['mlcc'],
    is: { capacitance: 1e-7, package: '0402' },
    maker: 'murata',
  }),
  ...each('Murata Electronics capacitor | Murata Corporation MLCC', { kinds: ['capacitors'], maker: 'murata' }),
  ...each('Muratta Electronics', { maker: 'murata' }),
  ...each('Vishay Semiconductors zener diode', { kinds: ['zener-diodes'], maker: 'vishay' }),
  ...each('Infineon integrated gate driver | Infineon Technologies gate driver', { kinds: ['gate-drivers'], maker: 'infineon' }),
  ...each('diodes semiconductor', { kinds: ['diodes'] }),
  ...each('electronic potentiometer | digital potentiometer', { kinds: ['digital-potentiometers'] }),
];
