import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { bodyFacts } from '#src/components/drawing/body-facts.ts';
import { outlineOf } from '#src/components/drawing/part-outline.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useCountryName } from '#src/i18n/use-country-name.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { filterText } from './similar-query.ts';

interface ParameterListProps {
  product: ProductDetail;
  kept: readonly string[];
  onToggle: (key: string) => void;
}

/** Names and values; what is unknown has no row. */
export function ParameterList({ product, kept, onToggle }: ParameterListProps) {
  const { t } = useTranslation('product');
  const facts = useFacts(product);
  if (product.attributes.length + facts.length === 0) return <p>{t('parameters.empty')}</p>;
  return (
    <List>
      {product.attributes.map((attribute) => (
        <div key={attribute.key}>
          {filterText(attribute) === null ? (
            <Plain>{attribute.name}</Plain>
          ) : (
            <dt>
              <CheckboxField
                label={attribute.name}
                aria-label={t('parameters.keep', { name: attribute.name })}
                checked={kept.includes(attribute.key)}
                onChange={() => onToggle(attribute.key)}
              />
            </dt>
          )}
          <dd>{attribute.text}</dd>
        </div>
      ))}
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Plain>{name}</Plain>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '');

/** What every part may have beside the parameters of its category. */
function useFacts(product: ProductDetail) {
  const { attributes, series, package: name, weight_g: grams, compliance, tariff, gtin } = product;
  const { t } = useTranslation('product');
  const country = useCountryName();
  const { number, quantity, unit, packageName } = useFormat();
  const known = new Set(attributes.map((attribute) => attribute.key));
  const outline = outlineOf(product);
  const body = outline && bodyFacts(outline, product.part_class, known.has('thickness'));
  const size = body?.size ? `${number(body.size.length)} × ${number(body.size.width)}\u202f${unit('mm')}` : null;
  const isSize = (text: string) => size !== null && withoutBlanks(text) === withoutBlanks(size);
  const shownName = name === null ? null : packageName(name);
  return [
    // A package that is called by its size is told once, as the size.
    { name: t('parameters.package'), value: known.has('package') || shownName === null || isSize(shownName) ? null : shownName },
    { name: t('parameters.mounting'), value: known.has('mounting') || !body?.mounting ? null : t(`parameters.${body.mounting}`) },
    { name: t('parameters.size'), value: known.has('length') ? null : size },
    { name: t('parameters.height'), value: known.has('height') || !body?.height ? null : quantity(body.height / 1000, 'm') },
    {
      name: t('parameters.lead_spacing'),
      value: known.has('leadSpacing') || !body?.leadSpacing ? null : quantity(body.leadSpacing / 1000, 'm'),
    },
    { name: t('parameters.series'), value: known.has('series') ? null : series },
    { name: t('parameters.weight'), value: grams === null ? null : quantity(grams / 1000, 'kg') },
    { name: t('parameters.msl'), value: compliance.msl },
    { name: t('parameters.origin'), value: compliance.country_of_origin && country(compliance.country_of_origin) },
    { name: t('parameters.gtin'), value: gtin ?? null },
    { name: tariff?.name ?? '', value: tariff?.code ?? null },
  ].filter((fact) => fact.value !== null && fact.value !== '');
}

const List = styled.dl`
  column-gap: ${theme.space['8']};
  ${media.md} {
    columns: 2;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space['1']} ${theme.space['3']};
    align-items: center;
    padding-block: ${theme.space['1']};
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
    font: ${theme.type.ui};
    break-inside: avoid;
  }
  dt {
    color: ${theme.color.text.secondary};
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  dd {
    margin: 0;
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
`;

/** Stands in line with the names that have a box before them. */
const Plain = styled.dt`
  padding-inline-start: calc(${theme.size.check} + ${theme.space['2']});
`;
