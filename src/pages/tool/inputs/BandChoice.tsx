import { type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '#src/ui/FieldError.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { type BandField, digitColour } from './band-fields.ts';
import { useBandText } from './band-text.ts';
import { ColourSwatch } from './ColourSwatch.tsx';
import { fieldId } from './InputField.tsx';
import { useToolContext } from '#src/pages/tool/tool-context.ts';
import { useIssueWords } from '#src/pages/tool/use-issue-words.ts';
import type { FieldIssue } from '#src/pages/tool/use-tool.ts';

interface BandChoiceProps {
  band: BandField;
  issue: FieldIssue | undefined;
  /** Phones show one band at a time; the others stay within reach of the keyboard. */
  isShown: boolean;
  isFocused: boolean;
  onChange: (colour: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The colours that one band may have, each with its name and what it says; the keys 0 to 9 set a digit. */
export function BandChoice({ band: { id, input, entry }, issue, isShown, isFocused, onChange, onKeyDown, ...focus }: BandChoiceProps) {
  const { words } = useToolContext();
  const issueWords = useIssueWords();
  const textOf = useBandText();
  const made = useId();
  const colours = input.choices.map(String);
  const chosen = colours.find((colour) => colour === entry.value);

  const press = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const colour = event.altKey || event.ctrlKey || event.metaKey ? undefined : digitColour(input, event.key);
    if (colour === undefined) return onKeyDown(event);
    onChange(colour);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${colour}"]`)?.focus();
  };
  return (
    <Group
      data-shown={isShown || undefined}
      data-focused={isFocused || undefined}
      aria-describedby={issue ? `${made}-error` : undefined}
      onKeyDown={press}
      {...focus}
    >
      <legend>{words(`inputs.${id}`)}</legend>
      <FieldError id={`${made}-error`}>{issue ? issueWords(issue) : undefined}</FieldError>
      <Rows>
        {colours.map((colour) => {
          const { name, says } = textOf(input, colour);
          return (
            <Row key={colour}>
              <input
                type="radio"
                id={colour === (chosen ?? colours[0]) ? fieldId(id) : undefined}
                name={made}
                value={colour}
                checked={colour === chosen}
                onChange={() => onChange(colour)}
              />
              <span>
                <ColourSwatch colour={colour} />
                {name} <em>{says}</em>
              </span>
            </Row>
          );
        })}
      </Rows>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  padding: ${theme.space['1']};
  border-radius: ${theme.radius.panel};
  &[data-focused] {
    outline: ${theme.border.focus} solid ${theme.color.accent.solid};
  }
  legend {
    padding: ${theme.space['1']} ${theme.space['2']};
    font: ${theme.type.ui};
    font-weight: ${theme.weight.semibold};
  }
  ${media.underMd} {
    &:not([data-shown]) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Rows = styled.div`
  display: grid;
  ${media.underMd} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space['1']};
  }
`;

const Row = styled.label`
  position: relative;
  display: grid;
  min-width: 0;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  > span {
    display: flex;
    align-items: center;
    gap: ${theme.space['2']};
    min-height: ${theme.size.controlSmall};
    padding: 0 ${theme.space['2']};
    border: ${theme.border.hairline} solid transparent;
    border-radius: ${theme.radius.control};
    font: ${theme.type.dense};
  }
  em {
    margin-inline-start: auto;
    font-style: normal;
    color: ${theme.color.text.tertiary};
    white-space: nowrap;
  }
  &:hover > span {
    background: ${theme.color.bg.hover};
  }
  input:checked + span {
    border-color: ${theme.color.accent.solid};
    background: ${theme.color.accent.subtle};
    font-weight: ${theme.weight.semibold};
  }
  input:checked + span em {
    color: ${theme.color.accent.text};
  }
  input:focus-visible + span {
    outline: ${theme.border.focus} solid ${theme.color.focus.ring};
    outline-offset: 1px;
  }
  ${media.coarse} {
    > span {
      min-height: ${theme.size.touch};
    }
  }
  ${media.forcedColors} {
    input:checked + span {
      border-color: Highlight;
      border-width: ${theme.border.strong};
    }
  }
`;
