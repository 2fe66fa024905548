/**
 * Lands that makers recommend, as the footprints of the KiCad library have them that name the maker's drawing: LFPAK56 in its version 6.0.11, DO-220AA in its state of
 * 2026-08-20, read on 2026-11-30.
 */
import type { Recommended } from '#land-patterns/families/recommended.ts';

export const recommendedLands: Readonly<Record<string, Recommended>> = {
  // The drain has a broader end outside of the body.
  lfpak56: {
    family: 'recommended',
    name: 'SOT669-5',
    body: { x: -0.165, y: 0, width: 4.1, height: 5 },
    lands: [
      ...[-1.91, -0.64, 0.64, 1.91].map((y, place) => ({ number: String(place + 1), x: -2.835, y, width: 1.15, height: 0.7 })),
      { number: '5', x: 0.435, y: 0, width: 3.3, height: 4.2, isThermal: true },
      { number: '5', x: 2.635, y: 0, width: 1.55, height: 4.7 },
    ],
    polarity: 'none',
    by: 'Nexperia SOT669',
    source: 'Nexperia SOT669; KiCad LFPAK56',
  },
  'do-220aa': {
    family: 'recommended',
    name: 'DO220AA-2',
    body: { x: 0, y: 0, width: 4, height: 2.18 },
    lands: [
      { number: '1', x: -0.6985, y: 0, width: 2.67, height: 2.54 },
      { number: '2', x: 1.6525, y: 0, width: 0.762, height: 1.27 },
    ],
    polarity: 'cathode',
    by: 'Vishay 89016',
    source: 'Vishay 89016; KiCad D_SMP_DO-220AA',
  },
};
