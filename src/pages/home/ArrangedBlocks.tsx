import type { ReactNode } from 'react';
import type { getHome } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ShownHomeBlock } from '#contract/api/shown-home-block.ts';
import { homePreview } from '#contract/requests/home-page.ts';
import { readJson } from '#src/components/read-json.ts';
import { HomeBanners } from './HomeBanners.tsx';
import { HomeBom } from './HomeBom.tsx';
import { HomeCalculators } from './HomeCalculators.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import { HomeKnowledge } from './HomeKnowledge.tsx';
import { HomeMakers } from './HomeMakers.tsx';
import { HomeText } from './HomeText.tsx';
import { MovingFast } from './MovingFast.tsx';
import { PartsBlock } from './PartsBlock.tsx';
import { PreviewNote } from './PreviewNote.tsx';

type Home = ResponseOf<typeof getHome>;

const own = { title: null, language: '' };
const shipped: readonly ShownHomeBlock[] = [
  { kind: 'banners' },
  { kind: 'categories', ...own, categories: null },
  { kind: 'hot', ...own },
  { kind: 'calculators', ...own, calculators: null },
  { kind: 'bom', ...own, text: null },
  { kind: 'articles', ...own, articles: null },
  { kind: 'makers', ...own, makers: null },
];

const kinds = ['banners', 'categories', 'hot', 'calculators', 'bom', 'articles', 'makers', 'parts', 'text'];
const isBlock = (one: unknown): one is ShownHomeBlock =>
  typeof one === 'object' && one !== null && 'kind' in one && kinds.some((kind) => kind === one.kind);

/** What the operator's page has left for this browser to show, as the store made it; null for nothing. */
function readPreview(): ShownHomeBlock[] | null {
  try {
    const kept = readJson(localStorage.getItem(homePreview.key));
    return Array.isArray(kept) ? kept.filter(isBlock) : null;
  } catch {
    return null; // storage is forbidden
  }
}

/** The blocks of the home page in the operator's order. */
export function ArrangedBlocks({ home, isPreview }: { home: Home; isPreview: boolean }) {
  const blocks = (isPreview ? readPreview() : null) ?? home.blocks ?? shipped;
  return (
    <>
      {isPreview ? <PreviewNote /> : null}
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks do not move while they are shown
        <OneBlock key={index} block={block} home={home} place={index} />
      ))}
    </>
  );
}

function OneBlock({ block, home, place }: { block: ShownHomeBlock; home: Home; place: number }): ReactNode {
  if (block.kind === 'banners') return <HomeBanners banners={home.banners} />;
  const { title, language } = block;
  const look = { id: `block-${place}`, ...(title !== null && { title: <span lang={language}>{title}</span> }) };
  switch (block.kind) {
    case 'hot':
      return <MovingFast {...look} />;
    case 'bom':
      return <HomeBom {...look} {...(block.text !== null && { text: <span lang={language}>{block.text}</span> })} />;
    case 'categories':
      return <HomeCategories {...look} categories={block.categories ?? home.categories} />;
    case 'calculators':
      return <HomeCalculators {...look} calculators={block.calculators ?? home.calculators} />;
    case 'articles':
      return <HomeKnowledge {...look} articles={block.articles ?? home.news} />;
    case 'makers':
      return <HomeMakers {...look} makers={block.makers ?? home.manufacturers} />;
    case 'parts':
      return <PartsBlock id={look.id} title={look.title} label={title ?? ''} parts={block.parts} quantity={1} />;
    case 'text':
      return <HomeText {...look} html={block.html} language={language} />;
  }
}
