import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isDesign } from '#calculators/as-built.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { useToolContext } from './tool-context.ts';
import type { ToolPageState } from './use-tool.ts';

const ToleranceRun = lazy(async () => ({ default: (await import('./ToleranceRun.tsx')).ToleranceRun }));

/** The tolerance run of calculators whose inputs are components; it loads and runs when it is opened. */
export function ToleranceLater({ state }: { state: ToolPageState }) {
  const { t } = useTranslation('tool');
  const { files } = useToolContext();
  const [isOpen, setIsOpen] = useState(false);
  const hasComponents = state.fields.some(({ input }) => (input.kind === 'quantity' || input.kind === 'list') && input.component);
  if (!(hasComponents || isDesign(files.name, state.mode)) || !state.result) return null;
  return (
    <Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('tolerance.title')}</summary>
      {isOpen ? (
        <Suspense fallback={<Skeleton $height="16rem" />}>
          <ToleranceRun state={state} />
        </Suspense>
      ) : null}
    </Details>
  );
}

const Details = styled.details`
  padding: ${theme.space['3']} ${theme.space['5']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  summary {
    font: ${theme.type.h3};
    cursor: pointer;
  }
`;
