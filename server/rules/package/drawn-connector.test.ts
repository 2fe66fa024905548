import { expect, it } from 'vitest';
import { connectorOn, drawnConnector, numberOn, readDrawn } from './drawn-connector.ts';

it.each([
  ['Conn_01x04', 'pin header 1x4'],
  ['Connector_Generic:Conn_02x05_Odd_Even', 'pin header 2x5'],
  ['Conn_01x04_Socket', 'female header 1x4'],
  ['Conn_01x04_Female', 'female header 1x4'],
  ['Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical', 'pin header 1x4 2.54mm'],
  ['PinHeader_2x05_P1.27mm_Vertical_SMD', 'pin header 2x5 1.27mm surface mount'],
  ['PinHeader_1x04_P2.54mm_Horizontal', 'pin header 1x4 2.54mm right angle'],
  ['Pin_Headers:Pin_Header_Angled_1x04_Pitch2.54mm', 'pin header 1x4 2.54mm right angle'],
  ['Socket_Strips:Socket_Strip_Straight_2x03_Pitch2.54mm', 'female header 2x3 2.54mm'],
  ['PinSocket_1x06_P2.54mm_Vertical', 'female header 1x6 2.54mm'],
  ['PINHD-1X4', 'pin header 1x4'],
  ['HDR-M-2.54_1x4', 'pin header 1x4 2.54mm'],
  ['HDR-F-2.54_1x4', 'female header 1x4 2.54mm'],
  ['HDR-TH_4P-P2.54-V-M', 'pin header 1x4 2.54mm'],
  ['HDR-TH_10P-P2.54-V-M-R2-C5', 'pin header 2x5 2.54mm'],
  ['HDR-SMD_4P-P2.54-H-F', 'female header 1x4 2.54mm right angle surface mount'],
  ['Screw_Terminal_01x02', 'terminal block 2 pos'],
  ['TerminalBlock_Phoenix_MPT-0,5-3-3.81_1x03_P3.81mm_Horizontal', 'terminal block 3 pos 3.81mm'],
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

it.each([
  ['Conn_01x04', false],
  ['Conn_01x04_Pin', true],
  ['Conn_01x04_Socket', true],
  ['PinHeader_1x04_P2.54mm_Vertical', true],
  ['HDR-TH_4P-P2.54-V', false],
  ['HDR-TH_4P-P2.54-V-F', true],
])('whether %s says which half it is: %s', (name, isSaid) => {
  expect(readDrawn(name)?.isKindSaid).toBe(isSaid);
});

it.each([
  ['Connector_JST:JST_PH_B4B-PH-K_1x04_P2.00mm_Vertical', { number: 'B4B-PH-K', contacts: 4 }],
  ['JST_PH_B4B-PH-SM4-TB_1x04-1MP_P2.00mm_Vertical', { number: 'B4B-PH-SM4-TB', contacts: 4 }],
  ['JST_GH_SM04B-GHS-TB_1x04-1MP_P1.25mm_Horizontal', { number: 'SM04B-GHS-TB', contacts: 4 }],
  ['JST_PHD_B10B-PHDSS_2x05_P2.00mm_Vertical', { number: 'B10B-PHDSS', contacts: 10 }],
  ['JST_PH', null],
  ['PinHeader_1x04_P2.54mm_Vertical', null],
])('%s is named after %o', (footprint, named) => {
  expect(numberOn(footprint)).toEqual(named);
});
