import { expect, test } from 'vitest';
import { ownOutline } from './own-outline.ts';

const none = { mpn: 'X', package: null, partClass: null, attributes: {} };

test('a part is drawn as large as it says, with the height where it says that too', () => {
  const drawn = ownOutline({ ...none, partClass: 'encoders', attributes: { length: 0.0125, width: 0.0134, height: 0.0065 } });
  expect(drawn).toMatchObject({ family: 'box', body: { length: 12.5, width: 13.4, height: 6.5 } });
  const flat = ownOutline({ ...none, partClass: 'magnetics-line', attributes: { length: 0.0127, width: 0.0091 } });
  expect(flat).toMatchObject({ family: 'box', body: { length: 12.7, width: 9.1, height: 0 } });
});

test.each([
  ['dc-power-jack', 'jack'],
  ['dc-power-connector', 'box'],
])('a %s is drawn as a %s', (functionText, family) => {
  const attributes = { length: 0.0113, width: 0.009, functionText };
  expect(ownOutline({ ...none, partClass: 'dc-connectors', attributes })).toMatchObject({ family });
});

test('the size may stand in the name of the package', () => {
  expect(ownOutline({ ...none, package: 'QFN-24-EP(4x4)' })).toMatchObject({ pins: 24, body: { length: 4, width: 4, height: 0 } });
  expect(ownOutline({ ...none, package: '28.8 x 12.5 mm', partClass: 'power-relays' })).toMatchObject({ family: 'relay' });
  expect(ownOutline({ ...none, package: 'SMD-2,2.3x2.3mm' })).toMatchObject({ body: { length: 2.3, width: 2.3 } });
  expect(ownOutline({ ...none, package: 'SMD-6P,7,9x5,6mm' })).toMatchObject({ body: { length: 7.9, width: 5.6 } });
  expect(ownOutline({ ...none, package: 'LFPAK56' })).toBeNull();
  expect(ownOutline(none)).toBeNull();
});

test('discs stand on their leads, wires show their end', () => {
  expect(ownOutline({ ...none, attributes: { diameter: 0.007, leadSpacing: 0.005 } })).toMatchObject({ family: 'disc', pitch: 5 });
  const wire = ownOutline({ ...none, attributes: { outerDiameter: 0.001, conductors: 1, conductorArea: 2e-7 } });
  expect(wire).toMatchObject({ family: 'wire', diameter: 1, lead: { width: 0.505 } });
});

test('a D-sub connector shows its face, whatever size its body states', () => {
  const vga = ownOutline({ ...none, partClass: 'd-sub-connectors', attributes: { dSubSize: 'de-15', length: 0.031, width: 0.0125 } });
  expect(vga).toMatchObject({ family: 'd-sub', name: 'DE-15', pins: 15, rows: 3, body: { length: 30.85, width: 12.5 } });
  expect(vga?.standard).toContain('DIN 41652');
  expect(ownOutline({ ...none, attributes: { dSubSize: 'dd-50' } })).toBeNull();
  expect(ownOutline({ ...none, attributes: { dSubSize: 'dd-50', length: 0.067, width: 0.0154 } })).toMatchObject({ family: 'box' });
});

test('a socket of two rows shows its contacts, another one its frame alone', () => {
  const size = { length: 0.01778, width: 0.01016 };
  const socket = (more: object) => ownOutline({ ...none, partClass: 'ic-sockets', attributes: { ...size, ...more } });
  expect(socket({ positions: 14, pitch: 0.00254 })).toMatchObject({ family: 'socket', pins: 14, pitch: 2.54 });
  expect(socket({ positions: 32, pitch: 0.00127 })).toMatchObject({ family: 'socket', pins: 0 });
});

test.each([
  [{ usbType: 'usb-c', gender: 'receptacle', ports: 1 }, 'face-stadium', 8.34, 2.56],
  [{ usbType: 'usb-a', gender: 'plug' }, 'face-rectangle', 12, 4.5],
  [{ hdmiType: 'hdmi-a', gender: 'receptacle' }, 'face-trapezoid', 14, 4.55],
])('the port %j without a size shows its face', (attributes, family, length, width) => {
  expect(ownOutline({ ...none, partClass: 'usb-connectors', attributes })).toMatchObject({ family, body: { length, width } });
});

const usbC = (attributes: object) => ownOutline({ ...none, partClass: 'usb-connectors', attributes: { usbType: 'usb-c', ...attributes } });

test('a port whose half, number or face is not known is not drawn, and one that states its size is drawn by that', () => {
  expect(usbC({})).toBeNull();
  expect(usbC({ gender: 'receptacle', ports: 2 })).toBeNull();
  expect(usbC({ gender: 'receptacle', usbType: 'usb-mini-b' })).toBeNull();
  expect(usbC({ gender: 'receptacle', length: 0.00894, width: 0.0073 })).toMatchObject({ family: 'box' });
});
