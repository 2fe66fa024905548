import { useTranslation } from 'react-i18next';
import type { AttributeDefinition } from '#contract/api/part.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Group, Note, WideFields } from '#src/pages/admin/shared/parts.ts';
import { ParameterField } from './ParameterField.tsx';
import { attributeName, type ProductDraft } from './product-draft.ts';
import type { FormOfProduct } from './use-product-form.ts';

interface ParameterFieldsProps {
  form: FormOfProduct;
  definitions: readonly AttributeDefinition[];
  isWaiting: boolean;
}

/** The parameters of the part's category, with their units. */
export function ParameterFields({ form, definitions, isWaiting }: ParameterFieldsProps) {
  const { t } = useTranslation('admin_catalog');
  const { draft, theirs, put, errorAt } = form;
  return (
    <Group>
      <legend>
        <h3>{t('parameters.heading')}</h3>
      </legend>
      <Note>{t(draft.category === '' ? 'parameters.no_category' : 'parameters.hint')}</Note>
      {isWaiting ? <Skeleton $height="8rem" /> : null}
      <FieldError>{errorAt('attributes')}</FieldError>
      <WideFields>
        {definitions.map((definition) => {
          const name = attributeName(definition.key);
          return (
            <ParameterField
              key={definition.key}
              definition={definition}
              value={draft[name] ?? ''}
              theirs={theirs[name]}
              error={errorAt(name) ?? errorAt(`${name}.0`) ?? errorAt(`${name}.1`)}
              onChange={(value) => put({ [name]: value } as Partial<ProductDraft>)} // a computed name loses its form
            />
          );
        })}
      </WideFields>
    </Group>
  );
}
