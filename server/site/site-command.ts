/** `npm run -s shop -- head|nav|lang …`: name and looks, navigation, languages and texts of the site. */
import {
  saveBanners as bannersCall,
  saveHead as headCall,
  saveLang as langCall,
  saveNav as navCall,
  siteHead,
} from '#contract/api/admin/site.ts';
import { saveHomeBlocks as homeCall } from '#contract/api/admin/home.ts';
import { isLocaleKey, localeKeys } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import { ConsoleProblem, parsed, readJson, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { saveBanners } from './banners.ts';
import { showSite } from './change-site.ts';
import { saveHomeBlocks, showArrangement } from './home/save-home-blocks.ts';
import { listTexts, saveHead, saveLang, saveNav } from './save-site.ts';

export const headHelp = `what the shop is called and looks like; without words it shows all:
             head site_name "Muster Parts"    head logo /logo.svg    head theme_color "#0b5fff"
             head title "…" --language de     head description "…" --language de
             an empty text "" brings back what came with the shop`;
export const navHelp = `links of header and footer, as JSON:
             nav > nav.json                   nav save nav.json      nav reset headColumn`;
export const bannersHelp = `notices over all pages and banners on the home page, as JSON:
             banners > banners.json           banners save banners.json`;
export const homeHelp = `how the home page is arranged, as JSON:
             home > home.json                 home save home.json    home reset
             what visitors cannot see of it is named beside`;
export const langHelp = `which languages are offered, and texts in place of the shop's:
             lang offer en de ja              lang list de           lang find de "Warenkorb"
             lang say de common:header.cart "Einkaufswagen"          an empty text "" brings back the shop's`;

function localeOf(word: string) {
  if (!isLocaleKey(word)) throw new ConsoleProblem(`"${word}" is none of ${localeKeys.join(', ')}.`);
  return word;
}

export function runHead(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { language: { type: 'string' } });
    const [field, ...rest] = positionals;
    if (field !== undefined) {
      if (!(field in siteHead.shape)) throw new ConsoleProblem(`There is no "${field}": ${Object.keys(siteHead.shape).join(', ')}.`);
      const text = rest.join(' ');
      const isTold = field === 'title' || field === 'description';
      const value = isTold ? { [localeOf(wordAt([values.language ?? ''], 0, 'The language (--language de)'))]: text } : text;
      await saveHead(actingOnConsole(deps), parsed(headCall, { [field]: value }));
    }
    console.log(JSON.stringify((await showSite(deps)).head, null, 2));
  });
}

export function runNav(deps: StoreDeps, [action = '', given]: string[]): Promise<void> {
  return tellProblems(async () => {
    if (action === 'save') await saveNav(actingOnConsole(deps), parsed(navCall, await readJson(wordAt([given ?? ''], 0, 'The file'))));
    else if (action === 'reset') await saveNav(actingOnConsole(deps), parsed(navCall, { [partOf(given ?? '')]: null }));
    else if (action !== '') throw new ConsoleProblem(`"nav ${action}" is no command: save or reset.`);
    console.log(JSON.stringify((await showSite(deps)).nav, null, 2));
  });
}

export function runBanners(deps: StoreDeps, [action = '', given]: string[]): Promise<void> {
  return tellProblems(async () => {
    if (action !== '' && action !== 'save') throw new ConsoleProblem(`"banners ${action}" is no command: save.`);
    if (action === 'save')
      await saveBanners(actingOnConsole(deps), parsed(bannersCall, { banners: await readJson(wordAt([given ?? ''], 0, 'The file')) }));
    console.log(JSON.stringify((await showSite(deps)).banners, null, 2));
  });
}

export function runHome(deps: StoreDeps, [action = '', given]: string[]): Promise<void> {
  return tellProblems(async () => {
    if (action !== '' && action !== 'save' && action !== 'reset')
      throw new ConsoleProblem(`"home ${action}" is no command: save or reset.`);
    const acting = actingOnConsole(deps);
    if (action === 'save') await saveHomeBlocks(acting, parsed(homeCall, { blocks: await readJson(wordAt([given ?? ''], 0, 'The file')) }));
    if (action === 'reset') await saveHomeBlocks(acting, { blocks: null });
    const { blocks, records } = await showArrangement(acting);
    console.log(JSON.stringify(blocks, null, 2));
    for (const { kind, chosen } of records.filter(({ name }) => name === null)) console.error(`Not shown: ${kind} ${chosen}`);
  });
}

function partOf(word: string): string {
  const parts = Object.keys(navCall.request.shape);
  if (!parts.includes(word)) throw new ConsoleProblem(`"${word}" is none of ${parts.join(', ')}.`);
  return word;
}

export function runLang(deps: StoreDeps, [action = '', ...rest]: string[]): Promise<void> {
  return tellProblems(async () => {
    const acting = actingOnConsole(deps);
    if (action === '' || action === 'offer') {
      if (action === 'offer') await saveLang(acting, parsed(langCall, { languages: rest }));
      console.log((await showSite(deps)).languages.join(' '));
      return;
    }
    const locale = localeOf(wordAt(rest, 0, 'The language'));
    const [, key = '', ...text] = rest;
    if (action === 'say') await saveLang(acting, parsed(langCall, { locale, texts: { [key]: text.join(' ') } }));
    else if (action !== 'list' && action !== 'find') throw new ConsoleProblem(`"lang ${action}" is no command: offer, list, find or say.`);
    const { list } = await listTexts(acting, { locale, keyword: action === 'list' ? '' : key, page_size: 100 });
    for (const one of list) console.log(`${one.key}\n  ${one.original}${one.text === null ? '' : `\n  > ${one.text}`}`);
  });
}
