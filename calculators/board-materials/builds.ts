/** Common boards, read on 28 November 2026, as far as a line on or in them is concerned. */

/** Also the keys of their names in the words. */
type BuildId =
  | 'two_layers_1_6'
  | 'two_layers_0_8'
  | 'four_layers_7628'
  | 'four_layers_3313'
  | 'six_layers_3313'
  | 'six_layers_inner'
  | 'six_layers_pair'
  | 'flex_25';

export interface BoardBuild {
  readonly id: BuildId;
  /**
   * Values of the inputs of a calculator, lengths in m and permittivities as the maker of the board or of its laminate states them for lines:
   * a board is one for the calculators that have all of these inputs.
   */
  readonly values: Readonly<Record<string, number>>;
  readonly source: string;
}

const jlc = 'JLCPCB, Controlled impedance stackups';
/** Values of the maker's own selector, as a public repository of hardware noted them on 1 August 2026; they add up to the board's thickness. */
const sixLayers = `${jlc}, JLC06161H-3313`;

/** Half an ounce as it lies inside of the board, m. */
const innerCopper = 1.52e-5;
/** The two cores of the six layers, and the prepreg 2116 between them. */
const [core, middle] = [
  { height: 5.5e-4, permittivity: 4.6 },
  { height: 1.088e-4, permittivity: 4.16 },
];

/** An outer line over its plane: height of the dielectric, finished copper, permittivity. */
const outer = (dielectricHeight: number, traceThickness: number, relativePermittivity: number) => ({
  dielectricHeight,
  traceThickness,
  relativePermittivity,
});

export const boardBuilds: readonly BoardBuild[] = [
  { id: 'two_layers_1_6', values: outer(1.53e-3, 3.5e-5, 4.5), source: 'JLCPCB, FR-4 capabilities' },
  { id: 'two_layers_0_8', values: outer(0.73e-3, 3.5e-5, 4.5), source: 'JLCPCB, FR-4 capabilities' },
  { id: 'four_layers_7628', values: outer(2.104e-4, 3.5e-5, 4.4), source: `${jlc}, JLC04161H-7628` },
  { id: 'four_layers_3313', values: outer(9.94e-5, 3.5e-5, 4.1), source: `${jlc}, JLC04161H-3313` },
  { id: 'six_layers_3313', values: outer(9.94e-5, 3.5e-5, 4.1), source: sixLayers },
  {
    id: 'six_layers_inner',
    values: {
      heightBelow: core.height,
      heightAbove: middle.height,
      traceThickness: innerCopper,
      relativePermittivity: core.permittivity,
      permittivityAbove: middle.permittivity,
    },
    source: sixLayers,
  },
  {
    id: 'six_layers_pair',
    values: {
      heightToPlane: core.height,
      traceGap: middle.height,
      traceThickness: innerCopper,
      relativePermittivity: core.permittivity,
      permittivityBetween: middle.permittivity,
    },
    source: sixLayers,
  },
  { id: 'flex_25', values: outer(2.54e-5, 1.8e-5, 3.4), source: 'DuPont, Pyralux AP, AP 8515, data sheet' },
];

/** The boards whose values a calculator with these inputs asks for. */
export const buildsFor = (has: (input: string) => boolean): BoardBuild[] =>
  boardBuilds.filter(({ values }) => Object.keys(values).every(has));
