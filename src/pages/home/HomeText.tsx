import { styled } from 'styled-components';
import { Prose } from '#src/components/Prose.tsx';
import { theme } from '#src/ui/theme.ts';
import { type BlockLook, HomeBlock } from './HomeBlock.tsx';

interface HomeTextProps extends BlockLook {
  id: string;
  html: string;
  language: string;
}

/** A text of the operator, with or without a title. */
export function HomeText({ id, title, html, language }: HomeTextProps) {
  const text = <Prose html={html} language={language} />;
  return title === undefined ? (
    <Untitled>{text}</Untitled>
  ) : (
    <HomeBlock id={id} title={title}>
      {text}
    </HomeBlock>
  );
}

const Untitled = styled.div`
  padding-block-start: ${theme.fluid.section};
`;
