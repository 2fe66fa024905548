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
