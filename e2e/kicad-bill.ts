/** A board's bill in the form that KiCad writes: 60 rows with all that such files hold. */

export interface KicadBill {
  csv: string;
  rows: number;
  /** Rows that stay off the board: not fitted, fiducials, holes and test points. */
  leftOut: number;
}

type Row = [references: string, value: string, footprint: string, mpn?: string, dnp?: 'DNP'];

const resistor = (at: number, value: string, mpn = ''): Row => [`R${at}`, value, 'Resistor_SMD:R_0603_1608Metric', mpn];
const capacitor = (at: number, value: string, size: string): Row => [`C${at}`, value, `Capacitor_SMD:C_${size}`];

const fitted: Row[] = [
  resistor(1, '10k', 'RC0603FR-0710KL'),
  ...['0R', '10R', '22', '33R', '47', '100R', '220', '330R', '470', '1k', '2k2', '3k3', '4k7', '22k', '47k', '100k', '1M'].map(
    (value, at) => resistor(at + 2, value),
  ),
  ...['10p', '18p', '22pF', '100p', '1n', '4n7', '10n', '47n', '100n', '100n/16V'].map((value, at) =>
    capacitor(at + 1, value, '0402_1005Metric'),
  ),
  ...['1u', '2u2', '4.7uF', '10u', '22u/10V'].map((value, at) => capacitor(at + 11, value, '0805_2012Metric')),
  ['U1', 'STM32F103C8T6', 'Package_QFP:LQFP-48_7x7mm_P0.5mm'],
  ['U2', 'NE555DR', 'Package_SO:SOIC-8_3.9x4.9mm_P1.27mm', 'NE555DR'],
  ['U3', 'LM358', 'Package_SO:SOIC-8_3.9x4.9mm_P1.27mm'],
  ['U4', 'AMS1117-3.3', 'Package_TO_SOT_SMD:SOT-223-3_TabPin2'],
  ['U5', 'MCP73831T-2ACI/OT', 'Package_TO_SOT_SMD:SOT-23-5'],
  ['D1', '1N4148W', 'Diode_SMD:D_SOD-123'],
  ['D2', 'LED green', 'LED_SMD:LED_0603_1608Metric'],
  ['Q1', '2N7002', 'Package_TO_SOT_SMD:SOT-23'],
  ['Y1', '8MHz', 'Crystal:Crystal_SMD_3225-4Pin_3.2x2.5mm'],
  ['J1', 'USB_C_Receptacle', 'Connector_USB:USB_C_Receptacle_HRO_TYPE-C-31-M-12'],
  ['J2', 'Conn_01x04', 'Connector_PinHeader_2.54mm:PinHeader_1x04_P2.54mm_Vertical'],
  ['J3', 'Conn_02x05', 'Connector_PinHeader_2.54mm:PinHeader_2x05_P2.54mm_Vertical'],
  ['J4', 'Screw_Terminal_01x02', 'TerminalBlock:TerminalBlock_bornier-2_P5.08mm'],
  ['SW1', 'SW_Push', 'Button_Switch_SMD:SW_SPST_B3U-1000P'],
  // No shop has this one.
  ['U6', 'PWX-9000-NOSUCH', 'Package_DFN_QFN:QFN-32', 'PWX-9000-NOSUCH'],
];

const off: Row[] = [
  ...['10k', '0R', '120R'].map((value, at): Row => [`R${at + 40}`, value, 'Resistor_SMD:R_0603_1608Metric', '', 'DNP']),
  ['C40', '100n', 'Capacitor_SMD:C_0402_1005Metric', '', 'DNP'],
  ['FID1,FID2', 'Fiducial', 'Fiducial:Fiducial_1mm_Mask2mm'],
  ['FID3', 'Fiducial', 'Fiducial:Fiducial_1mm_Mask2mm'],
  ['H1-H4', 'MountingHole', 'MountingHole:MountingHole_3.2mm_M3'],
  ['H5', 'MountingHole_Pad', 'MountingHole:MountingHole_3.2mm_M3_Pad'],
  ['TP1', 'TestPoint', 'TestPoint:TestPoint_Pad_D1.5mm'],
  ['TP2,TP3', 'TestPoint', 'TestPoint:TestPoint_Pad_D1.5mm'],
  ['TP4', 'GND', 'TestPoint:TestPoint_Pad_D1.5mm'],
  ['LOGO1', 'Logo_Open_Hardware_Small', 'Symbol:OSHW-Logo_5.7x6mm_SilkScreen'],
];

const quoted = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(',');

export function kicadBill(): KicadBill {
  const lines = [...fitted, ...off].map(([references, value, footprint, mpn = '', dnp = '']) => {
    const pieces = references.includes('-') ? 4 : references.split(',').length;
    return quoted([references, String(pieces), value, mpn, dnp, footprint, '~']);
  });
  const header = quoted(['Reference', 'Qty', 'Value', 'MPN', 'DNP', 'Footprint', 'Datasheet']);
  return { csv: [header, ...lines, ''].join('\n'), rows: lines.length, leftOut: off.length };
}
