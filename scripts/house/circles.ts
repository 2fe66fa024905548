/** Circles of imports, types among them. */
import { circlesIn } from '#build/circles.ts';
import { fileImports, serverRooms } from './imports.ts';
import { knownCircles } from './known-circles.ts';

export function importCircles(): string[] {
  const circles = circlesIn(fileImports());
  const known = new Set(knownCircles);
  return [
    ...circles.filter((files) => !files.some((file) => known.has(file))).map((files) => `a circle: ${files.join(', ')}`),
    ...knownCircles
      .filter((file) => !circles.some((files) => files.includes(file)))
      .map((file) => `${file} is in no circle any more: take it out of known-circles.ts`),
    ...circlesIn(serverRooms()).map((rooms) => `rooms of the server in a circle: ${rooms.join(', ')}`),
  ];
}
