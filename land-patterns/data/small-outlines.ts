/** Transistor outlines: few leads, some of them missing. */
import { around, exactly } from '#land-patterns/dimension.ts';
import type { Rows } from '#land-patterns/families/rows.ts';

const sot: Pick<Rows, 'family' | 'joint' | 'prefix'> = { family: 'rows', joint: 'gullWing', prefix: 'SOT' };

const mo178: Pick<Rows, 'body' | 'pitch' | 'lead' | 'height'> & { span: Rows['columns']['span'] } = {
  body: { x: exactly(1.6), y: exactly(2.9) },
  pitch: 0.95,
  lead: { length: [0.3, 0.6], width: [0.3, 0.5] },
  height: 1.45,
  span: exactly(2.8),
};

const mo193: typeof mo178 = { ...mo178, lead: { length: [0.3, 0.5], width: [0.3, 0.45] }, height: 1 };

export const smallOutlines: Readonly<Record<string, Rows>> = {
  'sot-23': {
    ...sot,
    body: { x: [1.2, 1.4], y: [2.8, 3.04] },
    pitch: 0.95,
    lead: { length: [0.4, 0.6], width: [0.3, 0.5] },
    columns: { span: [2.1, 2.64], left: ['1', null, '2'], right: [null, '3', null] },
    height: 1.12,
    source: 'JEDEC TO-236 AB',
  },
  'sot-143': {
    ...sot,
    body: { x: [1.2, 1.4], y: [2.8, 3.05] },
    pitch: 1.92,
    lead: { length: [0.35, 0.7], width: [0.3, 0.51] },
    columns: { span: [2.1, 2.64], left: ['1', '2'], right: ['3', '4'] },
    first: { width: [0.76, 0.94], inwards: 0.2 },
    height: 1.12,
    source: 'onsemi case 318A-06, issue U',
  },
  'sot-23-5': {
    ...sot,
    ...mo178,
    columns: { span: mo178.span, left: ['1', '2', '3'], right: ['4', null, '5'] },
    source: 'JEDEC MO-178 AA',
  },
  'sot-23-6': {
    ...sot,
    ...mo178,
    columns: { span: mo178.span, left: ['1', '2', '3'], right: ['4', '5', '6'] },
    source: 'JEDEC MO-178 AB',
  },
  'sot-23-8': {
    ...sot,
    ...mo178,
    pitch: 0.65,
    lead: { length: [0.3, 0.6], width: [0.22, 0.38] },
    columns: { span: mo178.span, left: ['1', '2', '3', '4'], right: ['5', '6', '7', '8'] },
    source: 'JEDEC MO-178 BA',
  },
  'tsot-23-5': {
    ...sot,
    ...mo193,
    prefix: 'TSOT',
    columns: { span: mo193.span, left: ['1', '2', '3'], right: ['4', null, '5'] },
    source: 'JEDEC MO-193 AB',
  },
  'tsot-23-6': {
    ...sot,
    ...mo193,
    prefix: 'TSOT',
    columns: { span: mo193.span, left: ['1', '2', '3'], right: ['4', '5', '6'] },
    source: 'JEDEC MO-193 AA',
  },
  'sc-70-5': {
    ...sot,
    body: { x: [1.15, 1.35], y: [1.8, 2.2] },
    pitch: 0.65,
    lead: { length: [0.1, 0.3], width: [0.1, 0.3] },
    columns: { span: [2, 2.2], left: ['1', '2', '3'], right: ['4', null, '5'] },
    height: 1.1,
    source: 'JEDEC MO-203 AA; onsemi case 419A-02, issue L',
  },
  'sop-4': {
    ...sot,
    prefix: 'SOP',
    body: { x: around(4.4, 0.25), y: around(3.9, 0.25) },
    pitch: 2.54,
    lead: { length: around(0.6, 0.3), width: around(0.4, 0.1) },
    columns: { span: around(7, 0.4), left: ['1', '2'], right: ['3', '4'] },
    height: 2.3,
    source: 'Toshiba TLP3123',
  },
  'soic-4': {
    ...sot,
    prefix: 'SOP',
    body: { x: exactly(4.4), y: around(2.6, 0.2) },
    pitch: 1.27,
    lead: { length: [0.3, 0.8], width: around(0.4, 0.1) },
    columns: { span: around(7, 0.3), left: ['1', '2'], right: ['3', '4'] },
    height: 2.3,
    source: 'Vishay TCMT1100, document 83510',
  },
};
