import { type Query, each, kind, option } from './expectation.ts';

export const electromechanics: Query[] = [
  ...each(
    'pin header 8 pos | 8 pos header | header 8 pin | Stiftleiste 8-polig | Stiftleiste 8 polig | 排针 8针 | ピンヘッダ 8ピン | barrette mâle 8 broches',
    kind('pin-headers', { positions: 8 }),
  ),
  ...each(
    '2x4 pin header | pin header 2x4 | header 2x4 | Stiftleiste 2x4 | ピンヘッダ 2x4 | 排针 2x4',
    kind('pin-headers', { positions: 8, rows: 2 }),
  ),
  ...each(
    'Conn_01x04 | PinHeader_1x04_P2.54mm | Connector_Generic:Conn_01x04 | PINHD-1X4 | HDR-TH_4P-P2.54-V-M',
    kind('pin-headers', { positions: 4, rows: 1 }),
  ),
  ...each(
    'Conn_02x05 | Conn_02x05_Odd_Even | PinHeader_2x05_P2.54mm_Vertical | Header 5X2',
    kind('pin-headers', { positions: 10, rows: 2 }),
  ),
  ...each('PinSocket_1x06_P2.54mm_Vertical', kind('sockets-strips', { pitch: 0.00254, positions: 6 })),
  ...each('2x4', { kinds: ['board-connectors'], is: { positions: 8, rows: 2 } }),
  ...each('pin header 1x6 | 1x6 header | Stiftleiste 1x6', kind('pin-headers', { positions: 6, rows: 1 })),
  ...each('8POS | 8 pos', { kinds: ['board-connectors', 'ic-sockets'], is: { positions: 8 } }),
  ...each(
    'Stiftleiste 2,54 | barrette 2,54 | barra de pinos 2,54 | 2,54 pin header | 2.54 pin header | pin header 2.54mm | 排针 2.54 | Stiftleiste 2,54 mm | PLS 2,54',
    kind('pin-headers', { pitch: 0.00254 }),
  ),
  ...each('female header | Buchsenleiste | dişi header | 排母 | header hembra', kind('sockets-strips')),
  ...each('female header 2.54mm | ピンソケット 2.54mm', kind('sockets-strips', { pitch: 0.00254 })),
  ...each('Buchsenleiste 2,54 mm 20polig', kind('sockets-strips', { pitch: 0.00254, positions: 20 })),
  ...each(
    'bocina | speaker | speakers | Lautsprecher | динамик | haut-parleur | スピーカー | 扬声器',
    option('audio-transducers', 'transducerType', 'speaker'),
  ),
  ...each(
    'buzzer | buzzers | Summer 5V | 蜂鸣器 | ブザー | зуммер | zumbador | piezo buzzer',
    option('audio-transducers', 'transducerType', 'buzzer buzzer-with-driver'),
  ),
  ...each('active buzzer | 有源蜂鸣器', option('audio-transducers', 'transducerType', 'buzzer-with-driver')),
  ...each('microphone | Mikrofon | マイク', option('audio-transducers', 'transducerType', 'microphone-electret microphone-mems')),
  ...each('lcd display | LCD-Anzeige | LCD', option('displays', 'displayType', 'lcd-graphic lcd-character')),
  ...each('7-segment display | 7-Segment-Anzeige | 数码管', option('displays', 'displayType', 'seven-segment')),
  ...each('trafo | transformer | Transformator | transformatör', kind('magnetics-line')),
  ...each('heatsink | Kühlkörper | радиатор', kind('heatsinks')),
  ...each('fuse holder 5x20 | Sicherungshalter 5x20', kind('fuse-holders', { fuseSize: '5x20' })),
  ...each('clema 2 polos | terminal block 2 pin | bornera 2 polos | Schraubklemme 2-polig', kind('terminal-blocks', { positions: 2 })),
  ...each('steker dc | barrel jack | DC jack | DC-Buchse | DC插座 | jack dc | гнездо питания', kind('dc-connectors')),
  ...each(
    'fuse 1A | Sicherung 1A | Sicherung 1 A | fusible 1A | fusível 1A | предохранитель 1А | sigorta 1A | 保险丝 1A | sekring 1A | फ़्यूज़ 1A | ヒューズ 1A',
    kind('fuses', { ratedCurrent: 1 }),
  ),
  ...each('fusível 2A | fusible 2A | fuse 2A | Sicherung 2A', kind('fuses', { ratedCurrent: 2 })),
  ...each('base para circuito integrado 8 pines', kind('ic-sockets', { positions: 8 })),
  ...each('ヘッダーピン', kind('pin-headers')),
  ...each('varistor | Varistor | MOV', { leads: 'varistors' }),
  ...each('9v battery holder', { kinds: ['battery-holders'], drops: ['9v'] }),
  ...each('AA battery holder', { kinds: ['battery-holders'], drops: ['AA'] }),
  ...each('18650', { finds: 'nothing' }),
  ...each(
    'Sicherung 1A träge | fuse 1A slow blow | fuse 1A time lag | Feinsicherung 1A träge',
    kind('fuses', { ratedCurrent: 1, response: 'slow' }),
  ),
  ...each(
    'PTC RESTTBLE 0.35A 16V | polyfuse 0.35A 16V | resettable fuse 350mA 16V | PTC-Sicherung 350 mA 16 V',
    kind('resettable-fuses', { holdCurrent: 0.35, maxVoltage: { least: 16 } }),
  ),
  ...each('SWITCH TACTILE SPST-NO | tactile switch SPST-NO', { kinds: ['tactile-switches'], drops: ['SPST-NO'] }),
  ...each(
    'tactile switch | tact switch | Taster | Kurzhubtaster | タクトスイッチ | 轻触开关 | тактовая кнопка | tact buton',
    kind('tactile-switches'),
  ),
  ...each('relay 12V | Relais 12V | реле 12В | röle 12V | 继电器 12V | リレー 12V | relé 12V', {
    kinds: ['relays-switches'],
    is: { coilVoltage: 12 },
  }),
  ...each(
    '16MHz crystal | Quarz 16 MHz | кварц 16МГц | 晶振 16M | 16M晶振 | kristal 16mhz | 水晶 16MHz | cristal 16MHz',
    kind('crystals', { frequency: 16e6 }),
  ),
  ...each('晶振 8M | 8M晶振 | 晶振 8MHz | crystal 8M', kind('crystals', { frequency: 8e6 })),
  ...each('16MHz 3225', { kinds: ['frequency'], is: { frequency: 16e6, package: '3225' } }),
  ...each('crystal 16MHz 3225', kind('crystals', { frequency: 16e6, package: '3225' })),
  ...each('USB-C connector | USB C receptacle | USB Type-C connector', kind('usb-connectors', { usbType: 'usb-c' })),
  ...each('10uH 1A | inductor 10uH 1A | Spule 10uH 1A | 电感 10uH 1A | bobina 10uH 1A | индуктивность 10мкГн 1А | コイル 10uH 1A', {
    kinds: ['inductors'],
    is: { inductance: 1e-5, ratedCurrent: { least: 1 } },
  }),
  ...each('ferrite bead 600 ohm 0603 | Ferrit 600R 0603 | 磁珠 600R 0603', kind('ferrite-beads', { impedance100M: 600, package: '0603' })),
  ...each('4mm Sicherheits-Buchse', { finds: 'nothing' }),
];
