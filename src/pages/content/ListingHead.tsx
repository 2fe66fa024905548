import { styled } from 'styled-components';
import { pageTop } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';

interface Props {
  title: string;
  description: string;
}

/** What a list of content is called, and what is in it. */
export function ListingHead({ title, description }: Props) {
  return (
    <Head>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{description}</p>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${theme.space['2']};
  padding-block: ${pageTop} ${theme.space['5']};
  p {
    max-width: ${theme.layout.prose};
    color: ${theme.color.text.secondary};
    font: ${theme.type.lead};
  }
`;
