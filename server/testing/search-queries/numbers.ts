import { type Query, each } from './expectation.ts';

export const numbers: Query[] = [
  ...each('LM358DR | lm358dr | LM-358DR | LM358DR price | buy LM358DR | LM358DR Datenblatt | купить LM358DR', { leads: 'ti-lm358dr' }),
  ...each('diode 1N4007', { kinds: ['rectifier-diodes'] }),
  ...each('マイコン STM32', { kinds: ['microcontrollers'] }),
  ...each('BC547 transistor to-92 | BC547 npn transistor', { kinds: ['bjts'], is: { type: 'npn' }, first: 'BC547BTA' }),
  ...each('BC557 PNP transistor', { kinds: ['bjts'], is: { type: 'pnp' }, first: 'BC557BTA' }),
  ...each('LM358 opamp dual', { kinds: ['op-amps'], is: { channels: 2 } }),
  // As well in an SO-8, which is the same.
  ...each('LM358 dual op amp SOIC-8', { kinds: ['op-amps'], is: { channels: 2 }, first: 'LM358DT' }),
  ...each('NE555 timer', { kinds: ['timers'] }),
  ...each('2N7002 mosfet n-channel', { kinds: ['mosfets'], is: { type: 'n-channel' } }),
  // Small letters make no capacitance of it.
  ...each('2n7002 sot-23 | 2n7002 mosfet', { kinds: ['mosfets'], is: { type: 'n-channel' } }),
  ...each('74LS00', { kinds: ['logic-ics'], first: 'SN74LS00N' }),
  ...each('74hc00 dip', { kinds: ['logic-ics'] }),
  ...each('SAMD21G18', { kinds: ['microcontrollers'] }),
  // Of numbers with the same figures only those of the same circuit are near.
  ...each('WS7805', { unknown: 'WS7805', finds: 'nothing' }),
  ...each('lm358 soic | LM358 SMD', { kinds: ['op-amps'], first: 'LM358DT' }),
  // A point that is not typed tells another part: it is asked for, never shown as meant.
  ...each('SMCJ65CA', { leads: null, unknown: 'SMCJ65CA', near: ['SMCJ6.5CA'] }),
  ...each('SMCJ50A', { leads: null, unknown: 'SMCJ50A', near: ['SMCJ5.0A'] }),
  ...each('SMBJ65CA', { leads: null, unknown: 'SMBJ65CA', near: ['SMBJ6.5CA'] }),
  ...each('P6KE91A', { leads: null, unknown: 'P6KE91A', near: ['P6KE9.1A'] }),
  ...each('04513.15MRL', { leads: null, unknown: '04513.15MRL', near: ['0451.315MRL'] }),
  ...each('lm7805 | LM7805', { kinds: ['linear-regulators-fixed'], is: { outputVoltage: 5 } }),
  ...each('AD8656 | AD8656, SOIC', { unknown: 'AD8656' }),
  ...each('BZX384C5V1 | Vishay BZX384C5V1', { unknown: 'BZX384C5V1' }),
  ...each('三极管 S8050 | S8050 transistor | S8050', { kinds: ['bjts'], is: { type: 'npn' } }),
  ...each('８０５０ | 8050', { kinds: ['bjts'] }),
  ...each('TP4056 | TP4056 charger', { kinds: ['battery-chargers'] }),
  ...each('USB Battery charger IC li-ion TP4056', { kinds: ['battery-chargers'], drops: ['USB'] }),
  ...each('104031-0811 | 104031-0811 MicroSD', { kinds: ['card-sockets'] }),
  ...each('дь358 | лм358', { kinds: ['op-amps'] }),
  ...each('ыеь32', { kinds: ['microcontrollers', 'dev-boards'] }),
  ...each('htpbcnjh', { kinds: ['resistors'] }),
  ...each('rjyltycfnjh 100ya', { kinds: ['capacitors'], is: { capacitance: 1e-7 } }),
];
