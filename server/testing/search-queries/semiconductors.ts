import { type Query, each, kind, option } from './expectation.ts';

export const semiconductors: Query[] = [
  // What drives a coil, not the relay.
  ...each(
    '5v relay transistor driver | relay 5v transistor | transistor for 5V relay | Treibertransistor für 5V Relais | Relaistreiber 5V | 继电器驱动 5V | driver de relé 5V',
    {
      kinds: ['bjts'],
      is: { configuration: 'darlington-array', collectorEmitterVoltage: { least: 5 } },
    },
  ),
  ...each('relay driver | драйвер реле | リレードライバ | röle sürücü', option('bjts', 'configuration', 'darlington-array')),
  ...each(
    'n-channel mosfet | N-CH MOSFET | nch mosfet | n channel mosfet | NMOS | MOSFET N-Kanal | N-Kanal-MOSFET | MOSFET canal N | MOSFET N kanal | mosfet kanal n | N沟道 MOSFET | NチャネルMOSFET | n-канальный MOSFET',
    kind('mosfets', { type: 'n-channel' }),
  ),
  ...each('p-channel mosfet | P-CH MOSFET | PMOS | MOSFET P-Kanal | MOSFET canal P | P沟道 MOSFET', kind('mosfets', { type: 'p-channel' })),
  ...each(
    'MOSFET N-CH 30V | N-channel MOSFET 30V | 30V n-channel mosfet | MOSFET N-Kanal 30 V',
    kind('mosfets', { type: 'n-channel', drainSourceVoltage: { least: 30 } }),
  ),
  ...each(
    'p-channel mosfet sot23 | P-CH MOSFET SOT-23 | PMOS SOT23 | p-channel mosfet TO-236',
    kind('mosfets', { type: 'p-channel', package: 'SOT-23' }),
  ),
  ...each('logic level n-channel mosfet 30v sot23 | n-channel mosfet 30v sot-23 logic level', {
    kinds: ['mosfets'],
    is: { type: 'n-channel', package: 'SOT-23', drainSourceVoltage: { least: 30 } },
  }),
  ...each(
    'NPN transistor | transistor NPN | NPN-Transistor | транзистор NPN | NPN三极管 | NPN transistör | NPNトランジスタ',
    kind('bjts', { type: 'npn' }),
  ),
  ...each('NPN SOT-23', kind('bjts', { type: 'npn', package: 'SOT-23' })),
  ...each('PNP TO-92', kind('bjts', { type: 'pnp', package: 'TO-92' })),
  ...each('P-channel SOT-23', { kinds: ['mosfets', 'jfets'], is: { type: 'p-channel', package: 'SOT-23' } }),
  ...each('PNP transistor | transistor PNP | PNP三极管 | транзистор PNP', kind('bjts', { type: 'pnp' })),
  ...each('三极管 | 三極管 | bipolar transistor | Bipolartransistor', kind('bjts')),
  ...each(
    'diodo zener 5v1 | zener 5.1V | zener 5V1 | Zenerdiode 5,1V | стабилитрон 5,1В | 稳压管 5.1V | zener 5,1V | ツェナー 5.1V',
    kind('zener-diodes', { zenerVoltage: 5.1 }),
  ),
  ...each(
    'schottky 3A 40V | Schottky-Diode 3A 40V | диод Шоттки 3А 40В | 肖特基 3A 40V | diode schottky 40V 3A | ショットキー 3A 40V',
    kind('schottky-diodes', { forwardCurrent: { least: 3 }, reverseVoltage: { least: 40 } }),
  ),
  ...each(
    'bridge rectifier | Brückengleichrichter | диодный мост | 整流桥 | pont de diodes | puente de diodos | köprü diyot | dioda bridge',
    kind('bridge-rectifiers'),
  ),
  ...each('TVS bidirectional | bidirectional TVS diode | TVS-Diode bidirektional', kind('tvs-diodes', { direction: 'bidirectional' })),
  ...each(
    'red LED | LED red | LED rot | rote LED | LED rouge | LED roja | LED vermelho | красный светодиод | kırmızı LED | LED merah | laal LED | लाल LED | 赤色LED | 红色LED | 发光二极管 红 | 發光二極體 紅',
    kind('leds', { colour: 'red' }),
  ),
  ...each('green LED | grüne LED | hara LED | 绿色发光二极管 | зелёный светодиод | 緑色LED', kind('leds', { colour: 'green' })),
  ...each('LED red 0603 | rote LED 0603 | red led 1608', kind('leds', { colour: 'red', package: '0603' })),
  ...each('white led | weiße LED | 白色LED', kind('leds', { colour: 'white' })),
  ...each('red led 0805', kind('leds', { colour: 'red', package: '0805' })),
  ...each('5MM LED', kind('leds', { diameter: 0.005 })),
  ...each('optokopler', kind('optocouplers')),
  ...each('TO-236 | TO236', { is: { package: 'SOT-23' } }),
  ...each('n channel mosfet logic level | logic level mosfet', kind('mosfets', { logicLevel: true })),
  ...each('5mm LED | 5 mm LED | led 5mm', kind('leds', { diameter: 0.005 })),
  ...each('optocoupler | Optokoppler | 光耦 | оптопара | optokuplör | optoacoplador | フォトカプラ', kind('optocouplers')),
  ...each('triac | Triac | triacs | симистор | トライアック | 双向可控硅', option('thyristors', 'functionText', 'triac')),
  ...each('thyristor | SCR | тиристор | サイリスタ', option('thyristors', 'functionText', 'thyristor')),
  ...each('可控硅', kind('thyristors')),
  ...each('triac 600V 8A', kind('thyristors', { functionText: 'triac', offStateVoltage: { least: 600 }, onStateCurrent: { least: 8 } })),
  ...each('photodiode | Fotodiode | フォトダイオード', option('infrared-photo', 'functionText', 'photodiode')),
  ...each('infrared LED | IR-LED | ИК-светодиод', option('infrared-photo', 'functionText', 'infrared-led')),
  ...each('場效應管 | 场效应管', kind('mosfets')),
  ...each('IGBT | IGBT 600V', kind('igbts')),
];
