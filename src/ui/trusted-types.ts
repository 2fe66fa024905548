/** The only way for markup, blocks of data and addresses of scripts into the page: browsers with Trusted Types let nothing else through (`edge/content-policy.ts`). */
import { useMemo } from 'react';

/** What a policy makes are objects of the browser's own that stand for these texts. */
interface Rules {
  createHTML: (html: string) => string;
  createScript: (json: string) => string;
  createScriptURL: (url: string) => string;
}
interface Factory {
  createPolicy: (name: string, rules: Rules) => Rules;
}

/** Nothing that the server's cleaning leaves in a text or a drawing. */
const neverClean = /<(?:script|iframe|object|embed|base|form|meta|link|style)\b/i;

const rules: Rules = {
  createHTML: (html) => {
    if (neverClean.test(html)) throw new TypeError('Markup that was not cleaned');
    return html;
  },
  createScript: (json) => {
    const data: unknown = JSON.parse(json);
    if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TypeError('Data that is no object');
    return json;
  },
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin) throw new TypeError(`A script of another origin: ${url}`);
    return url;
  },
};

const { trustedTypes } = globalThis as { trustedTypes?: Factory }; // not in the DOM types yet, and not in every browser
const policy = trustedTypes?.createPolicy('shop', rules) ?? rules;

/** Markup that the server has cleaned, for `dangerouslySetInnerHTML`; the same object as long as the text is the same. */
export function useCleanMarkup(html: string): { __html: string } {
  return useMemo(() => ({ __html: policy.createHTML(html) }), [html]);
}

/** The text of a block of data; throws unless it is an object in JSON, which no browser could run as a script. */
export function dataBlockText(json: string): string {
  return policy.createScript(json);
}

/** The address of a worker's script; throws unless it is of the shop's own origin. */
export function scriptAddress(url: string): string {
  return policy.createScriptURL(url);
}
