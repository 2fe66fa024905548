import { createGlobalStyle, css } from 'styled-components';
import { dark } from './palette.ts';
import { media, theme, tokens } from './theme.ts';

/** Lines that give the dark values to the variables of the theme. */
function darkValues(): string {
  const lines = Object.entries(dark).flatMap(([group, roles]) =>
    Object.entries(roles).map(([role, value]) => `--shop-color-${group}-${role}:${value};`),
  );
  return [
    'color-scheme:dark;',
    ...lines,
    `${theme.vars.shadow.popover}:0 16px 40px rgb(0 0 0 / .55);`,
    `${theme.vars.shadow.dialog}:0 24px 60px rgb(0 0 0 / .65);`,
    `${theme.vars.shadow.tray}:0 -6px 24px rgb(0 0 0 / .45);`,
  ].join('');
}

const latin = '-apple-system, BlinkMacSystemFont, "Segoe UI Variable Text", "Segoe UI", Inter, Roboto, "Noto Sans"';
const japanese = `${latin}, "Hiragino Sans", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", Meiryo, "Noto Sans CJK JP", "Noto Sans JP", sans-serif`;
const chinese = `${latin}, "PingFang SC", "Microsoft YaHei UI", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif`;
const hindi = `${latin}, "Kohinoor Devanagari", "Nirmala UI", "Noto Sans Devanagari", Mangal, sans-serif`;

/** A script's own faces, for the whole page and for foreign runs in it, and its line height and letter-spacing. */
function script(language: string, stack: string, lineHeight: number) {
  return css`
    :root:lang(${language}) {
      ${theme.vars.font.ui}: ${stack};
      ${theme.vars.script.lineHeight}: ${lineHeight};
      ${theme.vars.script.tracking}: 0;
    }
    [lang]:lang(${language}) {
      font-family: ${stack};
    }
  `;
}

const variables = css`
  :root {
    color-scheme: light;
  }
  /* Paper is white, whatever the screen is. */
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${darkValues()}
    }
  }
  @media screen {
    :root[data-theme='dark'] {
      ${darkValues()}
    }
  }
  ${media.underMd} {
    :root:root {
      ${theme.vars.type.display}: 650 1.8125rem/calc(2.1875rem * var(--shop-script-lineHeight)) var(--shop-font-ui);
      ${theme.vars.type.h1}: 650 1.5rem/calc(1.875rem * var(--shop-script-lineHeight)) var(--shop-font-ui);
      ${theme.vars.type.h2}: 650 1.1875rem/calc(1.625rem * var(--shop-script-lineHeight)) var(--shop-font-ui);
      ${theme.vars.type.prose}: 400 1rem/calc(1.625rem * var(--shop-script-lineHeight)) var(--shop-font-ui);
      ${theme.vars.type.result}: 650 2.375rem/calc(2.75rem * var(--shop-script-lineHeight)) var(--shop-font-ui);
      ${theme.vars.type.part}: 650 1.5rem/calc(1.875rem * var(--shop-script-lineHeight)) var(--shop-font-mono);
    }
  }
  ${media.md} {
    :root:root {
      ${theme.vars.fluid.gutter}: ${tokens.space['6']};
      ${theme.vars.fluid.section}: ${tokens.space['8']};
      ${theme.vars.fluid.control}: ${tokens.size.control};
      ${theme.vars.fluid.controlSmall}: ${tokens.size.controlSmall};
      ${theme.vars.fluid.header}: ${tokens.size.headerRow};
    }
  }
  ${media.lg} {
    :root:root {
      ${theme.vars.fluid.gutter}: ${tokens.space['8']};
    }
  }
  ${media.coarse} {
    :root:root {
      ${theme.vars.fluid.control}: ${tokens.size.touch};
      ${theme.vars.fluid.controlSmall}: ${tokens.size.control};
    }
  }
  ${media.still} {
    :root:root {
      ${theme.vars.duration.instant}: 0s;
      ${theme.vars.duration.fast}: 0s;
      ${theme.vars.duration.base}: 0s;
      ${theme.vars.duration.slow}: 0s;
    }
  }
`;

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding: calc(${theme.fluid.header} + ${theme.space['5']}) 0 ${theme.space['18']};
  }
  body {
    margin: 0;
    background: ${theme.color.bg.canvas};
    color: ${theme.color.text.primary};
    font: ${theme.type.body};
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset,
  legend {
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3,
  h4 {
    overflow-wrap: anywhere;
    hyphens: auto;
    text-wrap: pretty;
  }
  h1 {
    font: ${theme.type.h1};
    letter-spacing: ${theme.tracking.h1};
  }
  h2 {
    font: ${theme.type.h2};
    letter-spacing: ${theme.tracking.h2};
  }
  h3,
  h4 {
    font: ${theme.type.h3};
  }
  h1:focus,
  h2:focus,
  main:focus {
    outline: none;
  }
  /* An index must not push the lines of a text apart. */
  sub,
  sup {
    line-height: 0;
  }
  a {
    color: ${theme.color.text.link};
    text-decoration: none;
    text-underline-offset: 0.15em;
  }
  /* Within a sentence, color alone does not tell a link. */
  :where(p, label) a,
  a:hover {
    text-decoration: underline;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    font-variant-numeric: inherit;
  }
  button {
    cursor: pointer;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  svg {
    flex: none;
  }
  :focus-visible {
    outline: ${theme.border.focus} solid ${theme.color.focus.ring};
    outline-offset: ${theme.border.focus};
  }
  :root:lang(ja),
  :root:lang(zh) {
    line-break: strict;
    text-autospace: normal; /* between ideographs and Latin letters or digits, which nobody types */
    overflow-wrap: anywhere;
  }
  /* Short texts end their lines between phrases, Chinese ones at their marks; running text would be ragged in a narrow window. */
  :is(h1, h2, h3, h4, th, dt, legend, label, button, [data-tone]):lang(ja) {
    word-break: auto-phrase;
  }
  :is(h1, h2, h3, h4, th):lang(zh) {
    word-break: keep-all;
  }
  /* A column is as wide as the words of its head. */
  th:is(:lang(ja), :lang(zh)) {
    overflow-wrap: break-word;
  }
`;

/** Theme values for dark and small windows, scripts, and the ground every element starts from. Stands inside `ThemeProvider`, after `theme.GlobalStyle`. */
export const GlobalStyle = createGlobalStyle`
  ${variables}
  ${script('ja', japanese, 1.12)}
  ${script('zh', chinese, 1.12)}
  ${script('hi', hindi, 1.2)}
  ${reset}
`;
