import { expect, it } from 'vitest';
import { connectorOn, drawnConnector } from './drawn-connector.ts';

it.each([
  ['Conn_01x04', 'pin header 1x4'],
  ['Connector_Generic:Conn_02x05_Odd_Even', 'pin header 2x5'],
  ['Conn_01x04_Socket', 'female header 1x4'],
  ['Conn_01x04_Female', 'female header 1x4'],
  ['Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical', 'pin header 1x4 2.54mm'],
  ['PinHeader_2x05_P1.27mm_Vertical_SMD', 'pin header 2x5 1.27mm'],
  ['PinSocket_1x06_P2.54mm_Vertical', 'female header 1x6 2.54mm'],
  ['PINHD-1X4', 'pin header 1x4'],
  ['HDR-M-2.54_1x4', 'pin header 1x4 2.54mm'],
  ['HDR-F-2.54_1x4', 'female header 1x4 2.54mm'],
  ['HDR-TH_4P-P2.54-V-M', 'pin header 1x4 2.54mm'],
  ['HDR-TH_10P-P2.54-V-M-R2-C5', 'pin header 2x5 2.54mm'],
  ['Screw_Terminal_01x02', 'terminal block 2 pos'],
  ['TerminalBlock_Phoenix_MKDS-1,5-2-5.08_1x02_P5.08mm_Horizontal', 'terminal block 2 pos 5.08mm'],
])('%s is asked for as %s', (name, words) => {
  expect(drawnConnector(name)).toBe(words);
});

it.each(['JST_PH_B4B-PH-K_1x04_P2.00mm_Vertical', 'IDC-Header_2x05_P2.54mm_Vertical', 'R_0603_1608Metric', 'LM358', '2x4', 'header'])(
  '%s is none',
  (name) => {
    expect(drawnConnector(name)).toBeNull();
  },
);

it('a footprint tells a symbol its pitch, and one of a system of its own bars pin headers', () => {
  expect(connectorOn('Screw_Terminal_01x02', 'TerminalBlock:TerminalBlock_bornier-2_P5.08mm')).toBe('terminal block 2 pos 5.08mm');
  expect(connectorOn('Conn_01x04', 'Connector_JST:JST_PH_B4B-PH-K_1x04_P2.00mm_Vertical')).toBeNull();
});
