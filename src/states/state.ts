import type { ComponentType } from 'react';

/**
 * The states that a component can be in, each by its name. The first element of `hover`, `focus-visible` and `active` is drawn by the journey as if
 * the pointer or the focus were there.
 */
export type States = Readonly<Record<string, ComponentType>>;

/** What lies over the page once it is open; each is shown by itself. */
export type Overlays = States;

/** What a file of states exports. */
export interface ComponentStates {
  states?: States;
  overlays?: Overlays;
}
