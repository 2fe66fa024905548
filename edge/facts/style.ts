/** The look of the facts; colours and steps are those of the first paint. */
export const factsStyle = [
  // A box for searching does nothing here; its place stays, so that the page stands as it does with scripts.
  '#app .find{visibility:hidden}#app noscript footer{max-width:1440px;margin:auto;padding:16px var(--gutter) 32px}#app noscript footer a{display:inline-block;padding:8px 16px 8px 0}',
  '#app .facts{overflow-wrap:anywhere}#app .home .facts{max-width:1440px;margin:auto;padding:16px var(--gutter) 32px}',
  '#app .facts h2{margin:24px 0 8px;font:650 1.125rem/1.5rem var(--font)}#app .facts h3,#app .facts h4{margin:16px 0 4px;font:650 1rem/1.5rem var(--font)}',
  '#app .facts p{max-width:44em;color:var(--ink)}#app .facts a,#app noscript footer a{text-decoration:underline}',
  '#app .facts ul{max-width:60em;margin:8px 0;padding-left:1.2em}#app .facts ul.rows,#app .facts ul.links{padding:0;list-style:none}',
  '#app .facts .rows li{padding:8px 0;border-top:1px solid var(--line)}#app .facts .links li{display:inline-block;margin:0 16px 8px 0}',
  '#app .facts .links a,#app .facts .rows a{display:inline-block;padding:6px 0}',
  '#app .facts table{border-collapse:collapse;margin:8px 0}#app .facts caption{text-align:left;color:var(--dim)}',
  '#app .facts th,#app .facts td{padding:4px 16px 4px 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}#app .facts .lines{white-space:pre-line}',
  '#app .facts nav a{margin-right:16px}#app .facts nav{padding-top:8px}#app .facts h2 a{color:var(--ink)}#app .facts img,#app .facts svg{max-width:100%;height:auto}',
  '#app .facts pre,#app .facts figure,#app .prose table{max-width:100%;margin:8px 0;overflow-x:auto}#app .prose table{display:block}',
].join('');
