import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminProduct } from '#contract/api/admin/product.ts';
import { partDocumentId } from '#contract/routes/part-document-path.ts';
import type { ParameterUnit } from '#contract/units.ts';
import { useGetCategoryQuery } from '#src/api/catalog.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { buildPath } from '#contract/routes/build-path.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Message } from '#src/ui/Message.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { DraftForm } from '#src/pages/admin/shared/DraftForm.tsx';
import { Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { DocumentFields } from './DocumentFields.tsx';
import { PinoutFields } from './PinoutFields.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { OfferFields } from './OfferFields.tsx';
import { PictureFields } from './PictureFields.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { attributeName, descriptionName, emptyFields, typedProduct } from './product-draft.ts';
import { ProductHistory } from './ProductHistory.tsx';
import { RemoveProduct } from './RemoveProduct.tsx';
import { StockFields } from './StockFields.tsx';
import { StockLevel } from './StockLevel.tsx';
import { partName } from './part-name.ts';
import { SubstituteFields } from './SubstituteFields.tsx';
import { TextFields } from './TextFields.tsx';
import { TradeFields } from './TradeFields.tsx';
import { useProductForm } from './use-product-form.ts';
import type { Choices } from './product-choices.ts';

interface ProductEditorProps {
  /** Null for one that is to be made. */
  product: AdminProduct | null;
  choices: Choices;
}

const added = (now: object, then: object): string[] => Object.keys(now).filter((key) => !(key in then));

/** Everything of one part, to be read and changed. */
export function ProductEditor({ product, choices }: ProductEditorProps) {
  const { t } = useTranslation('admin_catalog');
  const { number, dateTime, series } = useFormat();
  const fields = product?.fields ?? emptyFields(choices.country);
  const [category, setCategory] = useState(fields.category);
  const [backTo, setBackTo] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<string[]>([]);
  const asked = useGetCategoryQuery({ category_web_url: category, parts: '0' }, { skip: category === '' });
  const definitions = asked.currentData?.category.attributes ?? [];
  const units = new Map<string, ParameterUnit>(definitions.map(({ key, unit }) => [key, unit]));
  const type = (value: number) => number(value, { maximumFractionDigits: 6, useGrouping: false });
  const point = type(1.5).charAt(1);
  const names = new Map(choices.manufacturers.map(({ web_url, name }) => [web_url, name]));
  const typed = (of: AdminProduct['fields'], { manufacturer_name: makerName, substitute_parts: parts }: Partial<AdminProduct>) =>
    typedProduct(of, {
      type,
      inWords: (text) => text.replace('.', point),
      unitOf: (key) => units.get(key) ?? '',
      makerName: (slug) => makerName ?? names.get(slug) ?? slug,
      partName: (slug) => (parts?.[slug] ? partName(parts[slug]) : slug),
    });
  const known = new Set(choices.manufacturers.flatMap(({ web_url, name }) => [web_url, name.toLowerCase()]));
  const isMakerNew = (name: string) => !known.has(name.toLowerCase());
  const form = useProductForm({
    product,
    saved: typed(fields, product ?? {}),
    typed: (made) => typed(made.fields, made),
    definitions,
    isMakerNew,
  });
  const { draft, put } = form;
  if (draft.category !== category) setCategory(draft.category);

  /** A file goes with the last part that names it. */
  const isGone = ({ url }: { url: string }) => partDocumentId(url) !== null && !(url in (product?.document_sizes ?? {}));
  /** A state that says nothing of other currencies leaves their prices as they are. */
  const withOwnPrices = (offer: AdminProduct['fields']['offers'][number]) => ({
    ...offer,
    own_prices: offer.own_prices ?? fields.offers.find(({ sku }) => sku === offer.sku)?.own_prices ?? {},
  });
  /** Fills the form with an earlier state; what is there now and was not then is emptied. */
  const restore = (before: AdminProduct['fields'], at: string) => {
    put({
      ...Object.fromEntries(added(fields.attributes, before.attributes).map((key) => [attributeName(key), ''])),
      ...Object.fromEntries(added(fields.description, before.description).map((key) => [descriptionName(key), ''])),
      ...typed(
        { ...before, documents: before.documents.filter((one) => !isGone(one)), offers: before.offers.map(withOwnPrices) },
        { substitute_parts: product?.substitute_parts ?? {} },
      ),
    });
    setLeftOut(before.documents.filter(isGone).map(({ title }) => title));
    setBackTo(at);
  };

  const heading = product ? `${product.manufacturer_name} ${product.fields.mpn}` : t('new.heading');
  const fieldsOf = { form, choices };
  return (
    <Stack>
      <Row>
        <RouteLink to={adminPath({ tab: 'catalog' })}>{t('back')}</RouteLink>
        {product && !product.fields.hidden ? (
          <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })}>{t('in_shop')}</RouteLink>
        ) : null}
      </Row>
      {backTo !== null && form.isTouched ? (
        <Message tone="info" role="status">
          <p>{t('history.restored', { time: dateTime(backTo) })}</p>
          {leftOut.length > 0 ? <p>{t('history.left_out', { titles: series(leftOut) })}</p> : null}
        </Message>
      ) : null}
      {product ? <StockLevel key={product.level?.on_hand} product={product} /> : null}
      <DraftForm
        heading={heading}
        hint={product ? product.name : t('new.hint')}
        save={t(product ? 'save' : 'new.save')}
        scope="catalog"
        form={form}
      >
        <IdentityFields {...fieldsOf} isMakerNew={isMakerNew} />
        <ParameterFields form={form} definitions={definitions} isWaiting={asked.isFetching} />
        <OfferFields {...fieldsOf} />
        <StockFields form={form} />
        <SubstituteFields form={form} product={product} />
        <TextFields form={form} built={product?.built ?? {}} />
        <TradeFields form={form} />
        <PinoutFields form={form} />
        <PictureFields form={form} />
        <DocumentFields form={form} product={product} />
      </DraftForm>
      {product ? <ProductHistory id={product.id} onRestore={restore} /> : null}
      {product ? <RemoveProduct product={product} /> : null}
    </Stack>
  );
}
