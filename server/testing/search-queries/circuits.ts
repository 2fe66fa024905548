import { type Query, each, kind, option } from './expectation.ts';

export const circuits: Query[] = [
  ...each('battery charger | lithium battery charger | battery charger lithium', { kinds: ['battery-chargers'] }),
  ...each(
    'CAN transceiver | CAN bus transceiver | CAN-Transceiver | CANトランシーバ | CAN收发器 | transceiver CAN | трансивер CAN | transceptor CAN',
    option('can-lin', 'functionText', 'can-transceiver isolated-can-transceiver can-fd-controller-with-transceiver'),
  ),
  ...each(
    'LIN transceiver | LIN-Transceiver | LINトランシーバ | LIN收发器 | transceptor LIN | приёмопередатчик LIN',
    option('can-lin', 'functionText', 'lin-transceiver'),
  ),
  ...each('CAN transceiver 3.3V | CAN bus transceiver 3.3V | transceiver CAN 3,3V', kind('can-lin')),
  ...each('RS485 transceiver | RS-485 transceiver | RS485收发器', kind('rs485')),
  ...each(
    'op amp | opamp | Operationsverstärker | OPV | 运放 | ｵﾍﾟｱﾝﾌﾟ | オペアンプ | операционный усилитель | amplificador operacional | amplificateur opérationnel',
    kind('op-amps'),
  ),
  ...each('dual op amp | Doppel-OPV | 双运放', kind('op-amps', { channels: 2 })),
  ...each('IC GATE NAND 1CH | NAND gate 1 channel', kind('logic-ics', { function: 'nand-gate', channels: 1 })),
  ...each('NAND gate | NAND-Gatter | nand gate ic', kind('logic-ics')),
  ...each(
    'LDO 3.3V | LDO 3V3 | LDO-Regler 3,3V | LDO 3.3V regulator | LDOレギュレータ 3.3V | LDO стабилизатор 3,3В | 低压差稳压器 3.3V',
    kind('linear-regulators-fixed', { outputVoltage: 3.3 }),
  ),
  ...each(
    '5V regulator | voltage regulator 5V | Spannungsregler 5V | regulador de voltaje 5V | régulateur de tension 5V | 三端子レギュレータ 5V | стабилизатор напряжения 5В',
    { kinds: ['power-management'], is: { outputVoltage: 5 } },
  ),
  ...each('7805 | voltage regulator 7805 | 稳压芯片 7805 | IC regulator 7805 | regulator 7805 | стабилизатор 7805', {
    kinds: ['linear-regulators-fixed'],
    is: { outputVoltage: 5 },
  }),
  ...each('7905 | voltage regulator 7905 | -5V regulator | negative 5V regulator', {
    kinds: ['linear-regulators-fixed'],
    is: { outputVoltage: -5 },
  }),
  ...each('+5V regulator', { kinds: ['linear-regulators-fixed'], is: { outputVoltage: 5 } }),
  ...each('LDO <= 10uA | LDO ≤10µA | LDO < 10 uA', kind('linear-regulators-fixed', { quiescentCurrent: { most: 1e-5 } })),
  ...each('op amp <1mA | op amp ≤ 1 mA', kind('op-amps', { supplyCurrent: { most: 1e-3 } })),
  ...each(
    'buck 5..12V | buck converter 5 … 12 V | 5-12V buck converter',
    kind('switching-regulators', { inputVoltage: { covers: [5, 12] } }),
  ),
  ...each('5..12V', { is: { outputVoltage: { least: 5 } } }),
  ...each('buck converter | Abwärtswandler | 降压芯片', option('switching-regulators', 'topology', 'buck buck-boost')),
  ...each('boost converter | Aufwärtswandler | 升压芯片', option('switching-regulators', 'topology', 'boost buck-boost')),
  ...each('flash memory | Flash-Speicher | 闪存', option('memory', 'memoryType', 'nor-flash')),
  ...each(
    'accelerometer | Beschleunigungssensor',
    option('motion-sensors', 'functionText', 'accelerometer accelerometer-and-magnetometer'),
  ),
  ...each('humidity sensor | Feuchtesensor', option('temperature-sensors', 'functionText', 'humidity-and-temperature-sensor')),
  ...each('Hall sensor | Hallsensor', { kinds: ['motion-sensors'] }),
  ...each(
    'microcontroller | Mikrocontroller | 单片机 | микроконтроллер | mikrodenetleyici | マイコン | mikrokontroler | microcontrolador',
    kind('microcontrollers'),
  ),
  ...each('EEPROM | EEPROM I2C', { kinds: ['memory'], is: { memoryType: 'eeprom' } }),
  ...each('battery charger IC | Li-ion charger | 锂电池充电芯片 | Laderegler', kind('battery-chargers')),
  ...each(
    'temperature sensor | Temperatursensor | 温度传感器 | датчик температуры | sensor suhu | sıcaklık sensörü | 温度センサ',
    kind('temperature-sensors'),
  ),
  ...each('12-bit ADC | 12-bit ADC SPI', kind('adcs', { resolution: 12 })),
  ...each('集成電路', kind('ics')),
  ...each('ADC | ADC 12 bit | AD-Wandler 12 bit', kind('adcs')),
  ...each('level shifter | Pegelwandler | 电平转换', kind('level-shifters')),
  ...each('RTC', kind('rtcs')),
  ...each('rail-to-rail op amp', kind('op-amps')),
  ...each('op amp rail to rail | ampli op rail to rail', kind('op-amps')),
  ...each(
    '>=500mA 3.3V LDO | LDO 3.3V >=500mA | 3.3V LDO ≥ 500 mA | LDO 3.3V 500mA',
    kind('linear-regulators-fixed', { outputVoltage: 3.3, outputCurrent: { least: 0.5 } }),
  ),
  ...each(
    'LDO 3.3V 500mA SOT-223',
    kind('linear-regulators-fixed', { outputVoltage: 3.3, outputCurrent: { least: 0.5 }, package: 'SOT-223' }),
  ),
];
