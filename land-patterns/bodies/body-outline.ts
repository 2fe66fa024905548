/** What a catalog knows of a package, in millimetres: enough to build its body. */
export interface BodyOutline {
  id: string;
  name: string;
  family: string;
  body: { length: number; width: number; height: number };
  pins: number;
  pitch: number | null;
  lead: { span: number | null; width: number | null; length: number | null } | null;
  diameter: number | null;
  rows: number | null;
  standard: string | null;
}
