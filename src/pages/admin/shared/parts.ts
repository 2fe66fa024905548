/** Pieces that the operator's views share. */
import { styled } from 'styled-components';
import { theme } from '#src/ui/theme.ts';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space['3']};
  > a[aria-current='page'] {
    color: ${theme.color.text.primary};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
`;

/** One subject of a view with several: no wider than one reads, and set off from the one before. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  max-width: ${theme.layout.dialog};
  & + & {
    margin-block-start: ${theme.space['5']};
  }
`;

export const StepForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  padding: ${theme.space['4']};
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.bg.raised};
  h2,
  h3 {
    font: ${theme.type.ui};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Note = styled.p`
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A picture that somebody sent in, on white as logos are drawn for; it opens whole. */
export const Shot = styled.a`
  justify-self: start;
  img {
    display: block;
    max-width: 100%;
    height: 6rem;
    object-fit: contain;
    border: ${theme.border.hairline} solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.control};
    background: white;
  }
`;

/** A picture that a form is about. */
export const Thumbnail = styled.img`
  max-width: 100%;
  width: auto;
  max-height: 12rem;
  border: ${theme.border.hairline} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.control};
  background: white;
`;

/** The fields of one line of a form; as many beside each other as there is room for. */
export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  justify-self: stretch;
  gap: ${theme.space['2']};
  min-width: 0;
  padding: ${theme.space['3']} 0 0;
  border: 0;
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  > legend {
    float: inline-start;
    padding: 0;
  }
  > :has(textarea) {
    justify-self: stretch;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  align-items: end;
  gap: ${theme.space['3']};
  width: 100%;
`;

/** Fields for longer texts. */
export const WideFields = styled(Fields)`
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
`;

/** Log-in and invitation: one column, no wider than one reads. */
export const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['4']};
  max-width: ${theme.layout.dialog};
`;
