/** Circles of imports, types among them. */
import { circlesIn } from '#build/circles.ts';
import { fileImports, serverRooms } from './imports.ts';

export function importCircles(): string[] {
  return [
    ...circlesIn(fileImports()).map((files) => `a circle: ${files.join(', ')}`),
    ...circlesIn(serverRooms()).map((rooms) => `rooms of the server in a circle: ${rooms.join(', ')}`),
  ];
}
