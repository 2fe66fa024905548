import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { theme } from './theme.ts';

export interface SummaryProblem {
  /** Id of the field that the line leads to. */
  fieldId: string;
  text: string;
}

interface ErrorSummaryProps {
  problems: readonly SummaryProblem[];
  /** Changes with each failed submit; the summary then takes the focus. */
  attempt: number;
}

/** What is wrong with a form, at its top; each line leads to its field and repeats the words there. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new attempt moves the focus again
  }, [attempt, shown]);
  if (!shown) return null;
  return (
    <Box ref={box} tabIndex={-1} aria-labelledby="error-summary">
      <h2 id="error-summary">{t('common:error_summary')}</h2>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  padding: ${theme.space['4']} ${theme.space['5']};
  border: ${theme.border.error} solid ${theme.color.danger.solid};
  border-radius: ${theme.radius.control};
  h2 {
    margin-block-end: ${theme.space['2']};
  }
  a {
    color: ${theme.color.danger.text};
    text-decoration: underline;
    font-weight: ${theme.weight.semibold};
  }
`;
