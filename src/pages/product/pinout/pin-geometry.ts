/** Where the pins of a drawing and their names stand, in pixels; the drawing is not to scale, so that the names can be read. */
import type { PinPlaces } from '#land-patterns/pin-places.ts';

interface PlacedPin {
  number: string;
  /** Middle of the pin. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where the name begins, and how it is turned. */
  name: { x: number; y: number; anchor: 'start' | 'end' | 'middle'; turn: 0 | -90 };
}

export interface PinSheet {
  width: number;
  height: number;
  body: { x: number; y: number; width: number; height: number };
  pins: PlacedPin[];
}

const pitch = 20;
const pin = { length: 30, breadth: 15 };
const gap = 5;
/** Of the type the names are set in. */
const digit = 6.8;
const leastBody = { width: 110, height: 64 };

export function pinSheet(places: PinPlaces, nameOf: (number: string) => string): PinSheet {
  const room = (numbers: readonly string[]) =>
    numbers.length === 0 ? 4 : pin.length + gap * 2 + Math.max(...numbers.map((number) => nameOf(number).length)) * digit;
  const rows = Math.max(places.left.length, places.right.length);
  const columns = Math.max(places.top.length, places.bottom.length);
  const middleRoom =
    places.middle.length > 0 ? Math.max(...places.middle.map((number) => `${number} ${nameOf(number)}`.length)) * digit : 0;
  const body = {
    x: room(places.left),
    y: room(places.top),
    width: Math.max(leastBody.width, columns * pitch + pitch, middleRoom + 3 * pitch),
    height: Math.max(leastBody.height, rows * pitch + pitch),
  };
  const width = body.x + body.width + room(places.right);
  const height = body.y + body.height + room(places.bottom);
  const across = (count: number, place: number) => body.x + body.width / 2 + (place - (count - 1) / 2) * pitch;
  const down = (count: number, place: number) => body.y + body.height / 2 + (place - (count - 1) / 2) * pitch;
  const beside = (numbers: readonly string[], isLeft: boolean) =>
    numbers.map((number, place): PlacedPin => {
      const y = down(numbers.length, place);
      const x = isLeft ? body.x - pin.length / 2 : body.x + body.width + pin.length / 2;
      const out = isLeft ? body.x - pin.length - gap : body.x + body.width + pin.length + gap;
      return { number, x, y, width: pin.length, height: pin.breadth, name: { x: out, y, anchor: isLeft ? 'end' : 'start', turn: 0 } };
    });
  const along = (numbers: readonly string[], isTop: boolean) =>
    numbers.map((number, place): PlacedPin => {
      const x = across(numbers.length, place);
      const y = isTop ? body.y - pin.length / 2 : body.y + body.height + pin.length / 2;
      const out = isTop ? body.y - pin.length - gap : body.y + body.height + pin.length + gap;
      return { number, x, y, width: pin.breadth, height: pin.length, name: { x, y: out, anchor: isTop ? 'start' : 'end', turn: -90 } };
    });
  const pads = places.middle.map((number, place): PlacedPin => {
    const y = down(places.middle.length, place);
    const x = body.x + body.width / 2;
    return {
      number,
      x,
      y: y - pitch / 3,
      width: pin.length,
      height: pin.breadth,
      name: { x, y: y + pitch / 2, anchor: 'middle', turn: 0 },
    };
  });
  return {
    width,
    height,
    body,
    pins: [
      ...beside(places.left, true),
      ...along(places.bottom, false),
      ...beside(places.right, false),
      ...along(places.top, true),
      ...pads,
    ],
  };
}
