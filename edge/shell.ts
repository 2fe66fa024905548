import { html } from 'hono/html';
import type { EmbedLook } from '#contract/routes/embed.ts';
import { type Locale } from '#contract/locale.ts';
import { shippedFiles } from '#contract/shipped-files.ts';
import { readAsset } from './assets.ts';
import type { Assets } from './edge-options.ts';
import { type EdgeManifest, edgeManifest } from './edge-manifest.ts';
import { manifestPath } from './files/web-manifest.ts';

export interface Shell {
  text: string;
  manifest: EdgeManifest;
}

const noManifest: EdgeManifest = { start: [], pages: {}, words: {}, names: {} };

/** Reads `index.html` and the manifest of the same build; null when there is no `index.html`. The manifest only speeds a page up, so it may be missing. */
export function createShellReader(assets: Assets): (origin: string) => Promise<Shell | null> {
  let known: Shell | null = null;
  return async (origin) => {
    const text = await readAsset(assets, '/index.html', origin);
    if (text === null) return null;
    if (known?.text === text) return known;
    const manifest = parseManifest(await readAsset(assets, '/edge-manifest.json', origin));
    if (!manifest) return { text, manifest: noManifest };
    known = { text, manifest };
    return known;
  };
}

function parseManifest(text: string | null): EdgeManifest | null {
  if (text === null) return null;
  try {
    return edgeManifest.parse(JSON.parse(text));
  } catch {
    return null; // half-written by a build that runs now; the next page reads it again
  }
}

/** Where the build has left room for the nonce (`vite.config.ts`). */
const noncePlace = 'EDGE-NONCE';

/** Of `index.html`. */
const iconTag = `<link rel="icon" type="image/svg+xml" href="${shippedFiles.favicon}" />`;
const manifestTag = `<link rel="manifest" href="${manifestPath}"`;
const barColor = /<meta name="theme-color" content="[^"]*"/g;

/** What the app reads from the `html` tag, and what the operator has chosen. */
export interface Opening {
  locale: Locale;
  /** Language prefix, the router's basename; empty without one. */
  base: string;
  /** The domain whose hosts share one log-in and one cart; empty where this host has its own. */
  domain: string;
  /** Picture for the browser's tab. */
  favicon: string;
  /** Colour of the browser's bar; empty for the theme's own. */
  themeColor: string;
  /** Look inside of a page of another site; undefined for the shop's own pages, whose look the app knows. */
  embed: EmbedLook | undefined;
  /** Proves to the page's policy which scripts and styles are its own. */
  nonce: string;
}

/** What stands for the markers of `index.html`. */
export interface Filling {
  head: string;
  /** The first paint, inside the app's place. */
  app: string;
  /** After the app's place. */
  body: string;
}

/** Puts language, head and first paint into the shell. */
export async function fillShell(shell: string, opening: Opening, { head, app, body }: Filling): Promise<string> {
  const { locale, base, domain, embed, nonce, favicon, themeColor } = opening;
  const tag = await html`<html lang="${locale.tag}" data-locale="${locale.key}" data-base="${base}" data-domain="${domain}">`;
  const look = embed === undefined ? '' : embed === 'auto' ? ' data-embed' : ` data-embed data-theme="${embed}"`;
  const icon = await html`<link rel="icon" href="${favicon}" />`;
  const inShell = favicon === shippedFiles.favicon ? shell : shell.replace(iconTag, () => icon);
  const painted = themeColor === '' ? inShell : inShell.replaceAll(barColor, () => `<meta name="theme-color" content="${themeColor}"`);
  // A prefix is part of what the page is, and the manifest speaks its language.
  const named = base === '' ? painted : painted.replace(manifestTag, `<link rel="manifest" href="${base}${manifestPath}"`);
  return named
    .replaceAll(noncePlace, nonce)
    .replace('<html lang="en">', () => tag.replace('>', () => `${look}>`))
    .replace('<!--edge-head-->', () => head)
    .replace('<!--edge-app-->', () => app)
    .replace('<!--edge-body-->', () => body);
}
