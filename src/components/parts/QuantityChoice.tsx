import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type OrderRules, quantityProblem, suggestQuantity } from '#contract/pricing.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx';
import { theme } from '#src/ui/theme.ts';

interface QuantityChoiceProps {
  mpn: string;
  rules: OrderRules;
  quantity: number;
  onChange: (quantity: number) => void;
  /** Where + stops; more may still be typed. */
  limit?: number | null;
  /** In narrow rows the rule is shown only when it is broken. */
  compact?: boolean;
  className?: string;
}

const words = {
  quantity_below_minimum: 'below_minimum',
  quantity_not_multiple: 'sold_in_steps',
  quantity_above_maximum: 'above_maximum',
} as const;

/** A quantity with its minimum and step always in view; a wrong one is corrected by the button that names the right one. */
export function QuantityChoice({ mpn, rules, quantity, onChange, limit = null, compact = false, className }: QuantityChoiceProps) {
  const { t } = useTranslation('buy');
  const { integer } = useFormat();
  const ruleId = useId();
  const problem = quantityProblem(rules, quantity);
  const suggested = suggestQuantity(rules, quantity);
  const numbers = {
    minimum: integer(rules.moq),
    multiple: integer(rules.multiple),
    maximum: integer(rules.max_quantity ?? 0),
  };
  return (
    <div className={className}>
      <QuantityStepper
        label={t('quantity_of', { mpn })}
        value={quantity}
        min={rules.moq}
        step={rules.multiple}
        max={lowest(limit, rules.max_quantity)}
        onChange={onChange}
        invalid={problem !== null}
        describedBy={ruleId}
        large={!compact}
      />
      <Rule id={ruleId} hidden={compact && problem === null} data-wrong={problem !== null || undefined}>
        {problem ? t(words[problem], numbers) : t(rules.multiple > 1 ? 'rule' : 'rule_minimum', numbers)}
      </Rule>
      {problem ? (
        <Button size="small" onClick={() => onChange(suggested)}>
          {t('make_it', { quantity: integer(suggested) })}
        </Button>
      ) : null}
    </div>
  );
}

function lowest(one: number | null, other: number | null): number | null {
  return one === null ? other : other === null ? one : Math.min(one, other);
}

const Rule = styled.p`
  margin-block: ${theme.space['1']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  &[data-wrong] {
    color: ${theme.color.danger.text};
    font-weight: ${theme.weight.medium};
  }
`;
