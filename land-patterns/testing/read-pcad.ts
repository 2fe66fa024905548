/** Reads libraries of P-CAD in text. Tests only. */
import { children } from './read-kicad.ts';
import { type Expression, parseExpression } from './s-expression.ts';

export interface PcadPad {
  number: string;
  shape: string;
  x: number;
  y: number;
  width: number;
  height: number;
  hole: number;
  /** Width on the other side of the board. */
  below: number;
}

/** Throws on a file that does not begin as P-CAD's do, and on brackets that do not close. */
export function readPcad(text: string): { header: Expression[]; library: Expression[] } {
  const [first = '', ...rest] = text.split('\n');
  if (!/^ACCEL_ASCII "[^"]+\.LIA"$/.test(first)) throw new Error(`begins with ${first}`);
  const whole = parseExpression(`(${rest.join('\n')})`);
  return { header: only(whole, 'asciiHeader'), library: only(whole, 'library') };
}

export function only(expression: Expression, name: string): Expression[] {
  const [found, second] = children(expression, name);
  if (!found || second) throw new Error(`not one ${name}`);
  return found;
}

/** The word after a name: `(padNum 1)` has `1`. */
export const word = (expression: Expression, name: string): string => String(only(expression, name)[1]);

/** Throws on a length without its unit. */
export function length(text: Expression | undefined): number {
  const [, digits] = /^(-?\d+(?:\.\d+)?)mm$/.exec(String(text)) ?? [];
  if (digits === undefined) throw new Error(`${String(text)} is no length in mm`);
  return Number(digits);
}

export function point(expression: Expression): { x: number; y: number } {
  const [, x, y] = only(expression, 'pt');
  return { x: length(x), y: length(y) };
}

export const graphicsOf = (library: Expression): Expression[] => only(only(library, 'patternDefExtended'), 'patternGraphicsDef');

export function pcadPads(library: Expression): PcadPad[] {
  const styles = new Map(children(library, 'padStyleDef').map((style) => [String(style[1]), style]));
  return children(only(graphicsOf(library), 'multiLayer'), 'pad').map((pad) => {
    const style = styles.get(word(pad, 'padStyleRef'));
    const [top, bottom] = children(style ?? [], 'padShape');
    if (!style || !top || !bottom) throw new Error(`no style ${word(pad, 'padStyleRef')}`);
    const size = (shape: Expression, side: string) => length(only(shape, side)[1]);
    return {
      number: word(pad, 'defaultPinDes'),
      shape: word(top, 'padShapeType'),
      ...point(pad),
      width: size(top, 'shapeWidth'),
      height: size(top, 'shapeHeight'),
      hole: length(only(style, 'holeDiam')[1]),
      below: size(bottom, 'shapeWidth'),
    };
  });
}
