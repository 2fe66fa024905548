/** Every colour, size, duration and layer of the shop. A leaf of `theme` is a `var(--shop-…)` text; use it in styles as it is. */
import { createTheme } from 'styled-components';
import { breakpoints } from '#contract/breakpoints.ts';
import { light } from './palette.ts';

const interfaceFont =
  '-apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Inter, Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif';

/** The `font` shorthand of a type step, in rem so that it follows the reader's text size; line height grows with the script. */
function typeStep(size: number, lineHeight: number, weight: number, family: 'ui' | 'mono' = 'ui'): string {
  return `${weight} ${size / 16}rem/calc(${lineHeight / 16}rem * var(--shop-script-lineHeight)) var(--shop-font-${family})`;
}

export const tokens = {
  color: light,
  font: {
    ui: interfaceFont,
    mono: 'ui-monospace, "SF Mono", SFMono-Regular, "Cascadia Mono", "JetBrains Mono", "Roboto Mono", "Noto Sans Mono", Menlo, Consolas, "Liberation Mono", monospace',
    math: '"Cambria Math", "STIX Two Math", "Latin Modern Math", "Noto Sans Math", "Times New Roman", serif',
    /** Only fonts whose brackets grow with what they hold. */
    formula: '"Cambria Math", "STIX Two Math", "Latin Modern Math", "DejaVu Math TeX Gyre", math',
  },
  /** `lineHeight` multiplies every line height; `tracking` switches letter-spacing off (0) in scripts that do without. */
  script: { lineHeight: '1', tracking: '1' },
  type: {
    display: typeStep(40, 46, 650),
    h1: typeStep(28, 34, 650),
    h2: typeStep(20, 28, 650),
    h3: typeStep(15, 22, 650),
    lead: typeStep(17, 26, 400),
    prose: typeStep(17, 28, 400),
    body: typeStep(15, 22, 400),
    ui: typeStep(14, 20, 400),
    dense: typeStep(13, 18, 400),
    small: typeStep(12, 16, 400),
    result: typeStep(44, 48, 650),
    part: typeStep(30, 36, 650, 'mono'),
    logo: typeStep(19, 24, 700),
    key: typeStep(12, 18, 500, 'mono'),
    partNumber: typeStep(13, 18, 600, 'mono'),
  },
  tracking: {
    display: 'calc(-0.022em * var(--shop-script-tracking))',
    h1: 'calc(-0.012em * var(--shop-script-tracking))',
    h2: 'calc(-0.006em * var(--shop-script-tracking))',
    result: 'calc(-0.025em * var(--shop-script-tracking))',
    part: '-0.03em',
    mono: '-0.01em',
  },
  weight: { regular: '400', medium: '500', semibold: '600', heading: '650' },
  space: {
    '0': '0px',
    '1': '4px',
    '2': '8px',
    '3': '12px',
    '4': '16px',
    '5': '20px',
    '6': '24px',
    '8': '32px',
    '10': '40px',
    '12': '48px',
    '14': '56px',
    '18': '72px',
  },
  /** Change with the window: page gutter, space above a section, height of a control and of a small control. */
  fluid: { gutter: '16px', section: '28px', control: '44px', controlSmall: '36px', header: '101px' },
  radius: { swatch: '3px', control: '5px', panel: '8px', dialog: '10px', pill: '999px' },
  border: { hairline: '1px', control: '1px', error: '2px', focus: '2px', strong: '3px' },
  shadow: {
    popover: '0 16px 40px rgb(15 23 42 / .18)',
    dialog: '0 24px 60px rgb(15 23 42 / .25)',
    tray: '0 -6px 24px rgb(15 23 42 / .08)',
  },
  size: {
    controlSmall: '28px',
    control: '36px',
    controlLarge: '46px',
    touch: '44px',
    iconSmall: '16px',
    icon: '20px',
    glyph: '40px',
    thumbRow: '40px',
    thumbList: '44px',
    thumbCart: '64px',
    headerRow: '68px',
    headerNav: '44px',
    check: '18px',
    mark: '8px',
    loadingBar: '3px',
    bar: '6px',
    drawingName: '9px',
  },
  layout: {
    page: '1440px',
    listing: '1760px',
    facetRail: '272px',
    buyBox: '372px',
    inputRail: '340px',
    accountNav: '216px',
    prose: '700px',
    dialog: '480px',
    search: '720px',
    narrow: '1160px',
    form: '560px',
  },
  layer: {
    base: '0',
    sticky: '10',
    stickyBar: '20',
    header: '100',
    overlay: '2000',
    popover: '2010',
    drawer: '2020',
    dialog: '2030',
    toast: '2040',
    loadingBar: '2050',
  },
  duration: { instant: '80ms', fast: '120ms', base: '180ms', slow: '240ms', loadingBar: '2000ms', skeleton: '400ms' },
  easing: { out: 'cubic-bezier(.2,.7,.2,1)', inOut: 'cubic-bezier(.4,0,.2,1)' },
};

export const theme = createTheme(tokens, { prefix: 'shop' });

export { breakpoints };

/** Media queries for styles: `${media.md} { … }` holds from that width up, `underMd` below it. */
export const media = {
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
  xxl: `@media (min-width: ${breakpoints.xxl}px)`,
  underSm: `@media (max-width: ${breakpoints.sm - 0.02}px)`,
  underMd: `@media (max-width: ${breakpoints.md - 0.02}px)`,
  underLg: `@media (max-width: ${breakpoints.lg - 0.02}px)`,
  underXl: `@media (max-width: ${breakpoints.xl - 0.02}px)`,
  coarse: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const;
