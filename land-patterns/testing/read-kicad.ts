/** Reads footprints of the KiCad library, which Debian's package `kicad-footprints` installs. Tests only. */
import { existsSync, readFileSync } from 'node:fs';
import { parseExpression, type Expression } from './s-expression.ts';

const folder = '/usr/share/kicad/footprints';
export const hasKicadLibrary = existsSync(folder);

export interface KicadPad {
  number: string;
  /** `rect`, `roundrect`, `oval`, `circle`, or `custom`, whose size is only that of its anchor. */
  shape: string;
  x: number;
  y: number;
  width: number;
  height: number;
  hole: number | null;
}

/** Pads with copper, around the middle of them all, or as the file has them where the size of one is not known (`custom`); `name` is `Package_SO/SOIC-8_3.9x4.9mm_P1.27mm`. */
export function readKicadPads(name: string): KicadPad[] {
  const [library = '', footprint = ''] = name.split('/');
  const pads = padsOf(readFileSync(`${folder}/${library}.pretty/${footprint}.kicad_mod`, 'utf8'));
  if (pads.some(({ shape }) => shape === 'custom')) return pads;
  const dx = center(pads.map(({ x }) => x));
  const dy = center(pads.map(({ y }) => y));
  return pads.map((pad) => ({ ...pad, x: pad.x - dx, y: pad.y - dy }));
}

const center = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** Numbered pads with copper of a footprint file. */
export function padsOf(text: string): KicadPad[] {
  return children(parseExpression(text), 'pad').flatMap((pad) => {
    const [, number, , shape] = pad.map(String);
    const [x = 0, y = 0, turn = 0] = numbers(pad, 'at');
    const [width = 0, height = 0] = numbers(pad, 'size');
    const layers = children(pad, 'layers').flat().map(String);
    if (!number || !shape || !layers.some((layer) => layer.endsWith('.Cu'))) return [];
    const isTurned = turn % 180 !== 0;
    return [
      { number, shape, x, y, width: isTurned ? height : width, height: isTurned ? width : height, hole: numbers(pad, 'drill')[0] ?? null },
    ];
  });
}

export function children(expression: Expression, name: string): Expression[][] {
  return Array.isArray(expression) ? expression.filter((child): child is Expression[] => Array.isArray(child) && child[0] === name) : [];
}

export function numbers(expression: Expression, name: string): number[] {
  return (children(expression, name)[0] ?? []).slice(1).map(Number);
}
