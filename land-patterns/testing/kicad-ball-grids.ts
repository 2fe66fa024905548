/** Full ball grids of the KiCad library whose names tell the ball, of which no outline of the catalog is: `Layout10x10_P1.0mm_Ball0.5mm`. Tests only. */
import { exactly } from '#land-patterns/dimension.ts';
import type { BallGrid } from '#land-patterns/families/ball-grid.ts';

const names = [
  'Analog_BGA-28_4.0x6.25mm_Layout4x7_P0.8mm_Ball0.45mm_Pad0.4',
  'Analog_BGA-49_6.25x6.25mm_Layout7x7_P0.8mm_Ball0.5mm_Pad0.4mm',
  'BGA-100_11.0x11.0mm_Layout10x10_P1.0mm_Ball0.5mm_Pad0.4mm_NSMD',
  'BGA-121_9.0x9.0mm_Layout11x11_P0.8mm_Ball0.4mm_Pad0.35mm_NSMD',
  'BGA-169_11.0x11.0mm_Layout13x13_P0.8mm_Ball0.5mm_Pad0.4mm_NSMD',
  'BGA-256_14.0x14.0mm_Layout16x16_P0.8mm_Ball0.45mm_Pad0.32mm_NSMD',
  'BGA-256_17.0x17.0mm_Layout16x16_P1.0mm_Ball0.5mm_Pad0.4mm_NSMD',
  'BGA-324_15.0x15.0mm_Layout18x18_P0.8mm_Ball0.45mm_Pad0.4mm_NSMD',
  'BGA-324_15.0x15.0mm_Layout18x18_P0.8mm_Ball0.5mm_Pad0.4mm_NSMD',
  'BGA-324_19.0x19.0mm_Layout18x18_P1.0mm_Ball0.5mm_Pad0.4mm_NSMD',
  'BGA-36_3.396x3.466mm_Layout6x6_P0.4mm_Ball0.25mm_Pad0.2mm_NSMD',
  'BGA-676_27.0x27.0mm_Layout26x26_P1.0mm_Ball0.6mm_Pad0.5mm_NSMD',
  'BGA-81_4.496x4.377mm_Layout9x9_P0.4mm_Ball0.25mm_Pad0.2mm_NSMD',
  'NXP_VFBGA-42_2.6x3mm_Layout6x7_P0.4mm_Ball0.25mm_Pad0.24mm',
  'WLP-4_0.73x0.73mm_Layout2x2_P0.35mm_Ball0.22mm_Pad0.2mm_NSMD',
  'WLP-9_1.448x1.468mm_Layout3x3_P0.4mm_Ball0.27mm_Pad0.25mm',
];

const parts = /_([\d.]+)x([\d.]+)mm_Layout(\d+)x(\d+)_P([\d.]+)mm_Ball([\d.]+)mm/;

export const kicadBallGrids: readonly { name: string; part: BallGrid }[] = names.map((name) => {
  const [x = 0, y = 0, columns = 0, rows = 0, pitch = 0, ball = 0] = (parts.exec(name) ?? []).slice(1).map(Number);
  const grid = Array.from({ length: rows }, () => 'o'.repeat(columns));
  return {
    name: `Package_BGA/${name}`,
    part: { family: 'ball-grid', body: { x: exactly(x), y: exactly(y) }, pitch, grid, ball, source: name },
  };
});
