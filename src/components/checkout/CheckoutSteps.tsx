import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { useCheckoutPlace } from './checkout-place.ts';
import { type Step, steps } from './checkout-steps.ts';

/** Where one is; steps that are done lead back. */
export function CheckoutSteps({ step }: { step: Step }) {
  const { t } = useTranslation('checkout');
  const { stepPath } = useCheckoutPlace();
  const present = steps.indexOf(step);
  return (
    <nav aria-label={t('steps.label')}>
      <List>
        {steps.map((one, index) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            <Number aria-hidden="true">{index + 1}</Number>
            {index < present ? (
              <RouteLink to={stepPath(one)} aria-label={t('steps.done', { step: t(`steps.${one}`) })}>
                {t(`steps.${one}`)}
              </RouteLink>
            ) : (
              t(`steps.${one}`)
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  margin-block: ${theme.space['3']} ${theme.space['6']};
  font: ${theme.type.ui};
  li {
    display: flex;
    gap: ${theme.space['2']};
    align-items: center;
    color: ${theme.color.text.tertiary};
  }
  li[aria-current] {
    color: ${theme.color.text.primary};
    font-weight: ${theme.weight.heading};
  }
  li + li::before {
    content: '';
    width: ${theme.space['5']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.default};
  }
  ${media.underMd} {
    column-gap: ${theme.space['4']};
    li + li::before {
      content: none;
    }
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  width: ${theme.space['6']};
  height: ${theme.space['6']};
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: 50%;
  font: ${theme.type.dense};
  font-weight: ${theme.weight.semibold};
  [aria-current] > & {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.solid};
    color: ${theme.color.accent.onSolid};
  }
`;
