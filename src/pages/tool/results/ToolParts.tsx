import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PartSearch } from '#calculators/parts.ts';
import { useProductListQuery } from '#src/api/catalog.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { ProductList } from '#src/components/parts/ProductList.tsx';
import { ProductTable } from '#src/components/parts/ProductTable.tsx';
import { filterText } from '#src/components/parts/filter-words.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useMedia } from '#src/components/use-media.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { breakpoints, theme } from '#src/ui/theme.ts';
import { Kit } from '#src/pages/tool/kit/Kit.tsx';
import { PartFilters } from './PartFilters.tsx';
import { partLink, partRequest } from './part-request.ts';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { type ShopSearch, isNoOffer, useShopSearches } from './use-shop-searches.ts';

/** More kinds of parts than this nobody reads at once; a kit has all of them. */
const mostShown = 4;

/** Parts in stock that the result calls for, kind by kind; nothing where the shop carries none of the kinds. */
export function ToolParts({ searches: wanted }: { searches: readonly PartSearch[] }) {
  const { t } = useTranslation('tool');
  const { searches, error, retry } = useShopSearches(wanted);
  if (!searches) return error ? <LoadError error={error} onRetry={retry} /> : <Skeleton $height="12rem" />;
  if (searches.length === 0) return null;
  return (
    <Section aria-labelledby="tool-parts">
      <h2 id="tool-parts">{t('parts.title')}</h2>
      {searches.slice(0, mostShown).map((search) => (
        <Found
          key={JSON.stringify(search)}
          search={search}
          hasNamesake={searches.some((one) => one !== search && one.label === search.label)}
        />
      ))}
      <Kit searches={searches} />
    </Section>
  );
}

const units = { inductance: 'H', capacitance: 'F', resistance: 'Ω' } as const;

/** What parts are called; of several kinds with one name, such as the coils of a network, each has its value beside it. */
function useName({ label, filters }: ShopSearch, hasNamesake: boolean): string {
  const { t } = useTranslation('tool');
  const { words } = useToolContext();
  const format = useFormat();
  const name = words(`parts.${label}`);
  const [key, unit] = Object.entries(units).find(([one]) => one in filters) ?? [];
  if (!hasNamesake || key === undefined || unit === undefined) return name;
  const text = filterText(filters[key] ?? '', { name, unit, options: new Map() }, format);
  return text.form === 'exactly' ? t('result_is', { name, value: text.value }) : name;
}

function Found({ search, hasNamesake }: { search: ShopSearch; hasNamesake: boolean }) {
  const { t } = useTranslation('tool');
  const { integer } = useFormat();
  const isTable = useMedia(`(min-width: ${breakpoints.md}px)`);
  const { currentData, data, error, refetch } = useProductListQuery(partRequest(search));
  const answer = currentData ?? data; // while the value changes the former parts stay
  const label = useName(search, hasNamesake);
  if (isNoOffer(error)) return null;
  if (answer && answer.list.length === 0) {
    return (
      <p>
        {t('parts.none', { name: label })} <RouteLink to={partLink({ ...search, filters: {} })}>{t('parts.wider')}</RouteLink>
      </p>
    );
  }
  return (
    <div>
      <Head>
        <h3>{label}</h3>
        {answer ? (
          <RouteLink to={partLink(search)}>{t('parts.all', { count: answer.total, shown: integer(answer.total) })}</RouteLink>
        ) : null}
      </Head>
      {answer ? <PartFilters search={search} answer={answer} /> : null}
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {answer && isTable ? <ProductTable products={answer.list} caption={label} /> : null}
      {answer && !isTable ? <ProductList products={answer.list} label={label} /> : null}
      {!answer && !error ? <Skeleton $height="9rem" /> : null}
    </div>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space['4']};
  min-width: 0;
  p {
    color: ${theme.color.text.secondary};
  }
  p a {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space['1']} ${theme.space['4']};
  margin-block-end: ${theme.space['2']};
  a {
    font: ${theme.type.ui};
  }
`;
