/** From where one looks at a body. */

export interface ViewAngles {
  /** Degrees around the body, 0 from the front, anticlockwise from above. */
  around: number;
  /** Degrees above the board; negative from below. */
  above: number;
  /** 1 shows the whole body. */
  zoom: number;
}

export const views = {
  corner: { around: -35, above: 35, zoom: 1 },
  above: { around: 0, above: 90, zoom: 1 },
  front: { around: 0, above: 0, zoom: 1 },
  side: { around: 90, above: 0, zoom: 1 },
  below: { around: 0, above: -90, zoom: 1 },
} as const satisfies Record<string, ViewAngles>;
export const viewNames = ['corner', 'above', 'front', 'side', 'below'] as const;

const keyStep = 15;
const zoomStep = 1.25;
const zooms = { least: 0.5, most: 8 };

export function turnedBy({ around, above, zoom }: ViewAngles, across: number, up: number): ViewAngles {
  return { around: around + across, above: Math.max(-90, Math.min(90, above + up)), zoom };
}

function zoomedBy(angles: ViewAngles, factor: number): ViewAngles {
  return { ...angles, zoom: Math.max(zooms.least, Math.min(zooms.most, angles.zoom * factor)) };
}

const keys: Readonly<Record<string, (angles: ViewAngles) => ViewAngles>> = {
  ArrowLeft: (angles) => turnedBy(angles, keyStep, 0),
  ArrowRight: (angles) => turnedBy(angles, -keyStep, 0),
  ArrowUp: (angles) => turnedBy(angles, 0, keyStep),
  ArrowDown: (angles) => turnedBy(angles, 0, -keyStep),
  '+': (angles) => zoomedBy(angles, zoomStep),
  '=': (angles) => zoomedBy(angles, zoomStep),
  '-': (angles) => zoomedBy(angles, 1 / zoomStep),
  Home: () => views.corner,
};

/** What a key makes of the view; null for a key that is not for it. */
export function afterKey(key: string, angles: ViewAngles): ViewAngles | null {
  return Object.hasOwn(keys, key) ? (keys[key]?.(angles) ?? null) : null;
}
