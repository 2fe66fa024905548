/** The data section of a STEP file as it grows: each entity once, under the number that others refer to it by. */
import type { SpacePoint } from '#land-patterns/bodies/solid.ts';

/** STEP asks for a point in every real number. */
export function real(value: number): string {
  const text = String(Math.round(value * 1e6) / 1e6 + 0);
  return text.includes('e') || text.includes('.') ? text.replace('e', 'E') : `${text}.`;
}

const triple = (point: SpacePoint) => `(${point.map(real).join(',')})`;

export class StepData {
  readonly lines: string[] = [];
  readonly #known = new Map<string, string>();

  /** The number of the entity; a new one each time. */
  add(entity: string): string {
    const id = `#${this.lines.length + 1}`;
    this.lines.push(`${id}=${entity};`);
    return id;
  }

  /** Points and directions are the same wherever they are written. */
  #shared(entity: string): string {
    const id = this.#known.get(entity) ?? this.add(entity);
    this.#known.set(entity, id);
    return id;
  }

  point(at: SpacePoint): string {
    return this.#shared(`CARTESIAN_POINT('',${triple(at)})`);
  }

  direction(of: SpacePoint): string {
    return this.#shared(`DIRECTION('',${triple(of)})`);
  }

  vertex(at: SpacePoint): string {
    return this.add(`VERTEX_POINT('',${this.point(at)})`);
  }

  /** A right-handed frame: its origin, its z and its x. */
  placement(at: SpacePoint, z: SpacePoint, x: SpacePoint): string {
    return this.add(`AXIS2_PLACEMENT_3D('',${this.point(at)},${this.direction(z)},${this.direction(x)})`);
  }

  /** A straight edge between two vertices. */
  line(fromVertex: string, toVertex: string, from: SpacePoint, to: SpacePoint): string {
    const delta = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
    const length = Math.hypot(...delta);
    const way = this.direction([delta[0] / length, delta[1] / length, delta[2] / length]);
    const curve = this.add(`LINE('',${this.point(from)},${this.add(`VECTOR('',${way},1.)`)})`);
    return this.add(`EDGE_CURVE('',${fromVertex},${toVertex},${curve},.T.)`);
  }

  /** A face within one loop of edges, each with whether it is gone along its own way. */
  face(surface: string, loop: readonly (readonly [edge: string, isForward: boolean])[]): string {
    const edges = loop.map(([edge, isForward]) => this.add(`ORIENTED_EDGE('',*,*,${edge},${isForward ? '.T.' : '.F.'})`));
    const bound = this.add(`FACE_OUTER_BOUND('',${this.add(`EDGE_LOOP('',(${edges.join(',')}))`)},.T.)`);
    return this.add(`ADVANCED_FACE('',(${bound}),${surface},.T.)`);
  }

  plane(at: SpacePoint, normal: SpacePoint, x: SpacePoint): string {
    return this.add(`PLANE('',${this.placement(at, normal, x)})`);
  }
}
