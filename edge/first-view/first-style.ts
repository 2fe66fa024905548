/** The look of the first paint: the values of `src/ui` that the header, the way and the heading need, so that nothing moves when the app takes over. */

const light =
  '--bg:#fff;--soft:#f6f7f9;--raised:#fff;--line:#e3e7ec;--edge:#7c8796;--ink:#141a22;--dim:#455061;--link:#1b4db5;--copper:#b8692c;--told:#eaf0fe;';
const dark =
  '--bg:#0f1318;--soft:#141920;--raised:#1a2029;--line:#262e39;--edge:#7b8795;--ink:#e8ecf1;--dim:#b5bfcb;--link:#92b4ff;--copper:#c97b3d;--told:#17243f;';
const latin = '-apple-system,BlinkMacSystemFont,"Segoe UI Variable Text","Segoe UI",Inter,Roboto,"Noto Sans"';
const japanese = `${latin},"Hiragino Sans","Hiragino Kaku Gothic ProN","Yu Gothic UI",Meiryo,"Noto Sans CJK JP","Noto Sans JP",sans-serif`;
const chinese = `${latin},"PingFang SC","Microsoft YaHei UI","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif`;
const hindi = `${latin},"Kohinoor Devanagari","Nirmala UI","Noto Sans Devanagari",Mangal,sans-serif`;
const mono =
  'ui-monospace,"SF Mono",SFMono-Regular,"Cascadia Mono","JetBrains Mono","Roboto Mono","Noto Sans Mono",Menlo,Consolas,"Liberation Mono",monospace';

const values = [
  `:root{color-scheme:light;${light}--font:${latin},"Helvetica Neue",Arial,sans-serif;--tall:1;--tight:1;--gutter:16px}`,
  `:root:lang(ja){--font:${japanese};--tall:1.12;--tight:0}:root:lang(zh){--font:${chinese};--tall:1.12;--tight:0}`,
  `:root:lang(hi){--font:${hindi};--tall:1.2;--tight:0}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}`,
  `@media screen{:root[data-theme=dark]{color-scheme:dark;${dark}}}`,
  '@media (min-width:768px){:root{--gutter:24px}}@media (min-width:1024px){:root{--gutter:32px}}',
];

/** The `font` of a step of the type scale, sizes in px. */
function step(size: number, lineHeight: number, weight: number, family = 'var(--font)'): string {
  return `font:${weight} ${size / 16}rem/calc(${lineHeight / 16}rem*var(--tall)) ${family}`;
}

const header = [
  '#app header{position:sticky;z-index:1;top:0;background:var(--bg);border-bottom:1px solid var(--line)}',
  '#app header>div{display:flex;flex-wrap:wrap;align-items:center;max-width:1440px;margin:auto;padding:4px var(--gutter) 8px}',
  `#app header a{display:flex;gap:8px;align-items:center;min-height:44px;margin-left:36px;color:var(--ink);${step(19, 24, 700)};letter-spacing:-.02em}`,
  '#app header svg{width:1.625rem;fill:var(--ink)}#app header svg,#app header img{height:1.625rem}#app .leads{stroke:var(--copper);stroke-width:2.6;stroke-linecap:round}#app .letter{fill:none;stroke:var(--bg);stroke-width:2.3}',
  '#app .find{flex:1;height:44px;max-width:720px;border:1px solid var(--edge);border-radius:5px;background:var(--raised)}#app .menu{display:none}',
  '@media (max-width:767.98px){#app .find{flex:0 0 100%;max-width:none}}',
  '@media (min-width:768px){#app header>div{flex-wrap:nowrap;gap:16px;height:68px;padding-block:0}#app header a{margin-left:48px}#app header svg{width:1.875rem}#app header svg,#app header img{height:1.875rem}}',
  '@media (min-width:1024px){#app header{border:0}#app header a{margin-left:0}#app .menu{display:block;height:45px;border-bottom:1px solid var(--line)}}',
  '@media (min-width:1280px){#app header>div{gap:24px}}',
];

const content = [
  'body{margin:0;background:var(--bg)}',
  `#app{min-height:100dvh;color:var(--ink);${step(15, 22, 400)};font-variant-numeric:tabular-nums lining-nums;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}`,
  '#app *{box-sizing:border-box}#app a{color:var(--link);text-decoration:none}',
  '#app main{max-width:1440px;margin:auto;padding:0 var(--gutter) 48px}#app main.wide{max-width:1760px}#app main.narrow{max-width:72.5rem}',
  `#app h1{margin:0;padding-top:24px;${step(28, 34, 650)};letter-spacing:calc(-.012em*var(--tight));overflow-wrap:anywhere;hyphens:auto;text-wrap:pretty}`,
  `#app p{max-width:44em;margin:8px 0 0;color:var(--dim)}#app nav{padding-top:16px;${step(13, 18, 400)}}#app nav a{color:var(--dim)}`,
  `#app .notices{background:var(--told)}#app .notices p{max-width:1440px;margin:auto;padding:12px calc(var(--gutter) + 44px) 12px var(--gutter);color:var(--ink);${step(14, 20, 400)}}#app .notices a{text-decoration:underline}`,
  '#app nav+h1{padding-top:12px}',
  `#app .part nav+h1{padding-top:16px}#app .part h1{${step(30, 36, 650, mono)};letter-spacing:-.03em}#app .part p{max-width:none;margin-top:4px;${step(17, 26, 400)}}`,
];

const home = [
  '#app main.home{max-width:none;padding:0;background:var(--soft);border-bottom:1px solid var(--line)}',
  '#app .home>div{max-width:1440px;margin:auto;padding:24px var(--gutter) 20px}',
  `#app .home h1{max-width:15em;padding:0;${step(40, 46, 650)};letter-spacing:calc(-.022em*var(--tight));text-wrap:balance}`,
  `#app .home p{max-width:36em;margin-top:12px;text-wrap:pretty;${step(17, 26, 400)}}`,
  '@media (min-width:1024px){#app .home>div{display:flex;align-items:end;min-height:226px;padding-block:40px 32px}#app .home>div>div{width:calc((100% - 48px)*1.15/2.15)}}',
];

const small = [
  '@media (max-width:767.98px){',
  `#app h1{${step(24, 30, 650)}}#app .part h1{${step(24, 30, 650, mono)}}#app .home h1{${step(29, 35, 650)}}`,
  '}',
];

/** It stands inside the app's place, so it goes when the app draws. */
export const firstStyle = [...values, ...content, ...header, ...home, ...small].join('');
