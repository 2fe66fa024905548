/** Moulded bodies with two terminals. Pad 1 is the anode of a tantalum capacitor (its bar) and the cathode of a diode (its band). */
import { type Dimension, around } from '#land-patterns/dimension.ts';
import type { TwoTerminal } from '#land-patterns/families/two-terminal.ts';

type Row = readonly [length: Dimension, width: Dimension, terminal: Dimension, terminalWidth: Dimension, height: number, source: string];

const kemet = 'EIA-535BAAC; KEMET T491, T2005';

const tantalum: Readonly<Record<string, Row>> = {
  'tant-a': [around(3.2, 0.2), around(1.6, 0.2), [0.5, 1.1], around(1.2, 0.1), 1.8, kemet],
  'tant-b': [around(3.5, 0.2), around(2.8, 0.2), [0.5, 1.1], around(2.2, 0.1), 2.1, kemet],
  'tant-c': [around(6, 0.3), around(3.2, 0.3), [1, 1.6], around(2.2, 0.1), 2.8, kemet],
  'tant-d': [around(7.3, 0.3), around(4.3, 0.3), [1, 1.6], around(2.4, 0.1), 3.1, kemet],
  'tant-x': [around(7.3, 0.3), around(4.3, 0.3), [1, 1.6], around(2.4, 0.1), 4.3, kemet],
  'tant-v': [around(7.3, 0.2), [6, 6.3], [1.1, 1.6], around(3.1, 0.2), 3.8, 'AVX NOS'],
};

const tantalums = Object.entries(tantalum).map(([id, [length, width, terminal, terminalWidth, height, source]]): [string, TwoTerminal] => [
  id,
  {
    family: 'two-terminal',
    joint: 'inwardLead',
    prefix: 'CAPMP',
    body: { length, width },
    terminal: { length: terminal, width: terminalWidth },
    height,
    polarity: 'anode',
    source,
  },
]);

interface Diode {
  span: Dimension;
  body: TwoTerminal['body'];
  terminal: { length: Dimension; width: Dimension };
  height: number;
  source: string;
}

const diodes: Readonly<Record<string, Diode>> = {
  sma: {
    span: [4.93, 5.28],
    body: { length: [3.99, 4.5], width: [2.54, 2.79] },
    terminal: { length: [0.76, 1.52], width: [1.25, 1.65] },
    height: 2.29,
    source: 'JEDEC DO-214AC; Vishay SMA5J',
  },
  smb: {
    span: [5.21, 5.59],
    body: { length: [4.06, 4.57], width: [3.3, 3.94] },
    terminal: { length: [0.76, 1.52], width: [1.95, 2.2] },
    height: 2.44,
    source: 'JEDEC DO-214AA; Vishay SMBJ, document 88392, 2019-01-24',
  },
  smc: {
    span: [7.75, 8.13],
    body: { length: [6.6, 7.11], width: [5.59, 6.22] },
    terminal: { length: [0.76, 1.52], width: [2.9, 3.2] },
    height: 2.62,
    source: 'JEDEC DO-214AB; Vishay SMCJ',
  },
};

const diodeEntries = Object.entries(diodes).map(([id, diode]): [string, TwoTerminal] => [
  id,
  { family: 'two-terminal', joint: 'inwardLead', prefix: 'DIOM', polarity: 'cathode', ...diode },
]);

export const moulded: Readonly<Record<string, TwoTerminal>> = Object.fromEntries([...tantalums, ...diodeEntries]);
