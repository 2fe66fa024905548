/** Common boards, read on 28 November 2026, as far as an outer line over its plane meets them. */

/** Also the keys of their names in the words. */
type BuildId = 'two_layers_1_6' | 'two_layers_0_8' | 'four_layers_7628' | 'four_layers_3313' | 'flex_25';

export interface BoardBuild {
  readonly id: BuildId;
  /** From the plane to the underside of the trace, m. */
  readonly dielectricHeight: number;
  /** Finished copper, m. */
  readonly traceThickness: number;
  /** As the maker of the board or of its laminate states it, for lines. */
  readonly relativePermittivity: number;
  readonly source: string;
}

const jlc = 'JLCPCB, Controlled impedance stackups';

export const boardBuilds: readonly BoardBuild[] = [
  {
    id: 'two_layers_1_6',
    dielectricHeight: 1.53e-3,
    traceThickness: 3.5e-5,
    relativePermittivity: 4.5,
    source: 'JLCPCB, FR-4 capabilities',
  },
  {
    id: 'two_layers_0_8',
    dielectricHeight: 0.73e-3,
    traceThickness: 3.5e-5,
    relativePermittivity: 4.5,
    source: 'JLCPCB, FR-4 capabilities',
  },
  {
    id: 'four_layers_7628',
    dielectricHeight: 2.104e-4,
    traceThickness: 3.5e-5,
    relativePermittivity: 4.4,
    source: `${jlc}, JLC04161H-7628`,
  },
  {
    id: 'four_layers_3313',
    dielectricHeight: 9.94e-5,
    traceThickness: 3.5e-5,
    relativePermittivity: 4.1,
    source: `${jlc}, JLC04161H-3313`,
  },
  {
    id: 'flex_25',
    dielectricHeight: 2.54e-5,
    traceThickness: 1.8e-5,
    relativePermittivity: 3.4,
    source: 'DuPont, Pyralux AP, AP 8515, data sheet',
  },
];
