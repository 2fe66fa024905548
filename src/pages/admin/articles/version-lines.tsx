import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

/** The lines that one text has and the other has not, each with its number. */
function linesWithout(text: string, other: string): { number: number; line: string }[] {
  const known = new Set(other.split('\n'));
  return text.split('\n').flatMap((line, number) => (known.has(line) || line.trim() === '' ? [] : [{ number, line }]));
}

/** Which lines went, and which came. */
export function Lines({ was, is }: { was: string; is: string }) {
  return (
    <>
      {linesWithout(was, is).map(({ number, line }) => (
        <del key={number}>{line}</del>
      ))}
      {linesWithout(is, was).map(({ number, line }) => (
        <ins key={number}>{line}</ins>
      ))}
    </>
  );
}

export const Changes = styled.dl`
  display: grid;
  gap: ${theme.space['2']};
  margin: ${theme.space['2']} 0;
  font: ${theme.type.dense};
  overflow-wrap: anywhere;
  dt {
    color: ${theme.color.text.secondary};
  }
  dd {
    display: grid;
    margin: 0;
  }
  ins,
  del {
    white-space: pre-wrap;
  }
  ins::before {
    content: '+ ';
  }
  del::before {
    content: '− ';
  }
`;
