/** A body as STEP file (ISO 10303-21 in the schema of AP214), which every mechanical CAD program and KiCad read: true planes and cylinders, colours. */
import { materialLooks } from '#land-patterns/bodies/material-colors.ts';
import { type Material, type Solid } from '#land-patterns/bodies/solid.ts';
import { StepData } from './step-data.ts';
import { writeSolid } from './step-solid.ts';

/** A text as STEP has it: quotes doubled, what is not ASCII left out. */
const quoted = (text: string) =>
  `'${text
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll('\\', '')
    .replaceAll("'", "''")}'`;

/** The thing that the file is about, up to its shape; its units are millimetres and radians. */
function writeProduct(data: StepData, name: string): { shape: string; context: string } {
  const application = data.add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')");
  data.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`);
  const productContext = data.add(`PRODUCT_CONTEXT('',${application},'mechanical')`);
  const product = data.add(`PRODUCT(${quoted(name)},${quoted(name)},'',(${productContext}))`);
  data.add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`);
  const formation = data.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
  const designContext = data.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = data.add(`PRODUCT_DEFINITION('design','',${formation},${designContext})`);
  const shape = data.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  const length = data.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const angle = data.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))');
  const solidAngle = data.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())');
  const accuracy = data.add(`UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-05),${length},'distance_accuracy_value','')`);
  const context = data.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${accuracy}))` +
      `GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle}))REPRESENTATION_CONTEXT('',''))`,
  );
  return { shape, context };
}

function writeColor(data: StepData, material: Material): string {
  const [red, green, blue] = materialLooks[material].color;
  const color = data.add(`COLOUR_RGB('',${[red, green, blue].map((share) => share.toFixed(3)).join(',')})`);
  const fill = data.add(`FILL_AREA_STYLE('',(${data.add(`FILL_AREA_STYLE_COLOUR('',${color})`)}))`);
  const surface = data.add(
    `SURFACE_STYLE_USAGE(.BOTH.,${data.add(`SURFACE_SIDE_STYLE('',(${data.add(`SURFACE_STYLE_FILL_AREA(${fill})`)}))`)})`,
  );
  return data.add(`PRESENTATION_STYLE_ASSIGNMENT((${surface}))`);
}

/** `madeAt` is an ISO time, which the head of the file tells. */
export function step(solids: readonly Solid[], name: string, madeAt: string): string {
  const data = new StepData();
  const { shape, context } = writeProduct(data, name);
  const origin = data.placement([0, 0, 0], [0, 0, 1], [1, 0, 0]);
  const styles = new Map<Material, string>();
  const bodies = solids.map((solid) => {
    const body = writeSolid(data, solid);
    const style = styles.get(solid.material) ?? writeColor(data, solid.material);
    styles.set(solid.material, style);
    return { body, styled: data.add(`STYLED_ITEM('color',(${style}),${body})`) };
  });
  const representation = data.add(
    `ADVANCED_BREP_SHAPE_REPRESENTATION('',(${[origin, ...bodies.map(({ body }) => body)].join(',')}),${context})`,
  );
  data.add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${representation})`);
  data.add(`MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',(${bodies.map(({ styled }) => styled).join(',')}),${context})`);
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION((${quoted(name)}),'2;1');`,
    `FILE_NAME(${quoted(`${name}.step`)},${quoted(madeAt)},(''),(''),'Partwright','Partwright','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
    'DATA;',
    ...data.lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
}
