/** Switches, relays, trimmers and modules: a body with the one feature that tells it apart. */
import { across, along, centred, type Draw, ellipse, line, mouldedBody, row, type Shape } from './shape.ts';

function box(length: number, width: number, shapes: Shape[]) {
  return { shapes, dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)], seat: null };
}

export const relay: Draw = ({ body: { length, width } }) =>
  box(length, width, [...mouldedBody(length, width, 0.6, 0.4), ellipse('ring', -length / 2 + 1.6, -width / 2 + 1.6, 0.5)]);

export const tact: Draw = ({ body: { length, width }, lead, pitch }) => {
  const span = lead?.span ?? length + 0.5;
  return box(length, width, [
    ...(pitch === null ? [] : row(2, pitch).map((y) => centred('lead', 0, y, span, 0.7))),
    centred('alumina', 0, 0, length, width, 0.4),
    ellipse('mould', 0, 0, Math.min(length, width) * 0.29),
  ]);
};

/** The screw sits at the edge of slim multi-turn trimmers and in the middle of square ones. */
export const trimmer: Draw = ({ body: { length, width } }) => {
  const slim = width < length * 0.7;
  const radius = slim ? 1.1 : width * 0.3;
  const x = slim ? -length / 2 + 1.6 : 0;
  return box(length, width, [
    ...mouldedBody(length, width, 0.4, 0.2),
    ellipse('lead', x, 0, radius),
    line(x - radius * 0.7, -radius * 0.7, x + radius * 0.7, radius * 0.7),
  ]);
};

export const pot: Draw = ({ body: { length, width } }) =>
  box(length, width, [
    centred('alumina', 0, 0, length, width, 0.5),
    ellipse('lead', 0, 0, Math.min(length, width) * 0.31),
    line(0, -Math.min(length, width) * 0.31, 0, 0),
  ]);

/** Boards and radio modules: the laminate's edge, nothing on it that is not known. */
export const board: Draw = ({ body: { length, width } }) =>
  box(length, width, [centred('laminate', 0, 0, length, width, 0.6), centred('bevel', 0, 0, length - 1.6, width - 1.6, 0.4)]);

/** Of which the size is known and no more. */
export const plainBox: Draw = ({ body: { length, width } }) => box(length, width, mouldedBody(length, width, 0.4, 0.3));
