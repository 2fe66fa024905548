/**
 * Rectangular chips. IPC-SM-782A (with amendments 1 and 2) states length, width and terminals of chip resistors (8.1), capacitors (8.2) and inductors (8.3);
 * smaller ones and those it does not have are from the makers named.
 */
import { type Dimension, around } from '#land-patterns/dimension.ts';
import type { TwoTerminal } from '#land-patterns/families/two-terminal.ts';

export const chipKinds = ['resistor', 'capacitor', 'inductor', 'ferrite'] as const;
export type ChipKind = (typeof chipKinds)[number];

const prefixes: Readonly<Record<ChipKind, string>> = { resistor: 'RESC', capacitor: 'CAPC', inductor: 'INDC', ferrite: 'BEADC' };
const resistors = 'IPC-SM-782A, 8.1';
const capacitors = 'IPC-SM-782A, 8.2';
const inductors = 'IPC-SM-782A, 8.3';

type Row = readonly [length: Dimension, width: Dimension, terminal: Dimension, source: string];

const sizes: Readonly<Record<ChipKind, Readonly<Record<string, Row>>>> = {
  resistor: {
    'chip-01005': [around(0.4, 0.02), around(0.2, 0.02), around(0.1, 0.03), 'Vishay CRCW01005, document 20056'],
    'chip-0201': [around(0.6, 0.05), around(0.3, 0.05), around(0.15, 0.05), 'Vishay CRCW0201, document 20052'],
    'chip-0402': [[1, 1.1], [0.48, 0.6], [0.1, 0.3], resistors],
    'chip-0603': [[1.5, 1.7], [0.7, 0.95], [0.15, 0.4], resistors],
    'chip-0805': [[1.85, 2.15], [1.1, 1.4], [0.15, 0.65], resistors],
    'chip-1206': [[3.05, 3.35], [1.45, 1.75], [0.25, 0.75], resistors],
    'chip-1210': [[3.05, 3.35], [2.34, 2.64], [0.25, 0.75], resistors],
    'chip-2010': [[4.85, 5.15], [2.35, 2.65], [0.35, 0.85], resistors],
    'chip-2512': [[6.15, 6.45], [3.05, 3.35], [0.35, 0.85], resistors],
  },
  capacitor: {
    'chip-0402': [[0.9, 1.1], [0.4, 0.6], [0.1, 0.3], capacitors],
    'chip-0603': [[1.45, 1.75], [0.65, 0.95], [0.2, 0.5], capacitors],
    'chip-0805': [[1.8, 2.2], [1.05, 1.45], [0.25, 0.75], capacitors],
    'chip-1206': [[3, 3.4], [1.4, 1.8], [0.25, 0.75], capacitors],
    'chip-1210': [[3, 3.4], [2.3, 2.7], [0.25, 0.75], capacitors],
    'chip-1812': [[4.2, 4.8], [3, 3.4], [0.25, 0.95], capacitors],
    'chip-2220': [around(5.7, 0.5), around(5, 0.4), around(0.85, 0.35), 'AVX high-voltage MLCC'],
  },
  inductor: {
    'chip-1008': [around(2.5, 0.2), around(2, 0.2), around(0.6, 0.25), 'ECS ECS-MPI2520'],
    'chip-1206': [[2.9, 3.5], [1.3, 1.9], [0.2, 0.5], inductors],
  },
  ferrite: {
    'chip-0402': [around(1, 0.05), around(0.5, 0.05), around(0.25, 0.1), 'Murata BLM15, JENF243A-0024K'],
    'chip-1206': [[2.9, 3.5], [1.3, 1.9], [0.2, 0.5], inductors],
    'chip-1806': [around(4.5, 0.2), around(1.6, 0.2), around(0.7, 0.3), 'Murata BLM41P'],
  },
};

/** The chip of a kind and an outline; undefined where no dimensions with tolerance are known. */
export function chipOf(kind: ChipKind, outlineId: string): TwoTerminal | undefined {
  const row = sizes[kind][outlineId];
  if (!row) return undefined;
  const [length, width, terminal, source] = row;
  return {
    family: 'two-terminal',
    joint: length[1] < 1.4 ? 'smallChip' : 'chip',
    prefix: prefixes[kind],
    body: { length, width },
    terminal: { length: terminal },
    height: null,
    polarity: 'none',
    source,
  };
}

export const chipOutlines = (kind: ChipKind): string[] => Object.keys(sizes[kind]);
