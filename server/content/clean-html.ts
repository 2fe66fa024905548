/** What markup an article may hold; everything else is taken out. */
import { defaultSchema, type Options } from 'rehype-sanitize';

const paint = ['fill', 'stroke', 'strokeWidth', 'strokeDashArray', 'transform'];
/** Classes by which a drawing follows the theme; `src/components/drawing/drawing-style.ts` paints them. */
const painted: [string, ...string[]] = [
  'className',
  'ink',
  'grid',
  'accent',
  'copper',
  'label',
  'series1',
  'series2',
  'series3',
  'series4',
  'surface',
];

/** Names are those of hast: `viewBox`, `strokeWidth`, `textAnchor`. No styles, no scripts, no links inside drawings. */
export const cleanSchema: Options = {
  ...defaultSchema,
  // Ids come from headings after the cleaning.
  clobberPrefix: '',
  clobber: ['id', 'name'],
  tagNames: (
    'p h2 h3 h4 ul ol li table thead tbody tr th td caption a img strong em code pre sub sup figure figcaption blockquote br hr ' +
    'svg g path rect circle ellipse line polyline polygon text tspan title desc'
  ).split(' '),
  attributes: {
    a: ['href', 'title'],
    // Size and addresses come from the file.
    img: ['src', 'alt'],
    th: ['align', 'scope'],
    td: ['align'],
    svg: ['viewBox', 'role', 'ariaLabel', 'ariaLabelledBy', painted, ...paint],
    g: [painted, ...paint],
    path: ['d', painted, ...paint],
    rect: ['x', 'y', 'width', 'height', 'rx', painted, ...paint],
    circle: ['cx', 'cy', 'r', painted, ...paint],
    ellipse: ['cx', 'cy', 'rx', 'ry', painted, ...paint],
    line: ['x1', 'y1', 'x2', 'y2', painted, ...paint],
    polyline: ['points', painted, ...paint],
    polygon: ['points', painted, ...paint],
    text: ['x', 'y', 'dx', 'dy', 'textAnchor', 'fontSize', painted, ...paint],
    tspan: ['x', 'y', 'dx', 'dy', 'fontSize', painted, ...paint],
  },
  protocols: { href: ['https', 'mailto', 'tel'], src: ['https'] },
  required: {},
  strip: ['script', 'style', 'template', 'iframe', 'object', 'embed', 'foreignObject', 'noscript'],
};
