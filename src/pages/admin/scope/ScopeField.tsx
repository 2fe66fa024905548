import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Chip } from '#src/ui/Chip.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { type ScopeChoice, ScopeChoices } from './ScopeChoices.tsx';

interface ScopeFieldProps {
  label: string;
  hint: string;
  /** Everything that can be chosen; what is not among it can still be typed as its address has it. */
  choices: readonly ScopeChoice[];
  /** As their addresses call them. */
  chosen: readonly string[];
  /** Another one takes its place. */
  single?: boolean;
  /** Of a `ScopeChoices` that several fields share; without it the field has its own. */
  list?: string;
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** Any number of categories or makers, or one: typed or picked by its name and taken with Enter or on leaving the field; each has a way out. */
export function ScopeField({ label, hint, choices, chosen, single = false, list, error, onChange }: ScopeFieldProps) {
  const [typed, setTyped] = useState('');
  const own = useId();
  const nameOf = (address: string) => choices.find(({ web_url }) => web_url === address)?.name ?? address;
  const take = (text: string) => {
    const addresses = [...new Set(addressesIn(text, choices))].filter((one) => !chosen.includes(one));
    setTyped('');
    if (addresses.length > 0) onChange(single ? addresses.slice(-1) : [...chosen, ...addresses]);
  };
  return (
    <div>
      {list === undefined ? <ScopeChoices id={own} list={choices} /> : null}
      <TextField
        label={label}
        hint={hint}
        list={list ?? own}
        value={typed}
        maxLength={500}
        error={error}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => take(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
          event.preventDefault();
          take(typed);
        }}
      />
      {chosen.length > 0 ? (
        <Chips aria-label={label}>
          {chosen.map((one) => (
            <li key={one}>
              <Chip onRemove={() => onChange(chosen.filter((other) => other !== one))}>{nameOf(one)}</Chip>
            </li>
          ))}
        </Chips>
      ) : null}
    </div>
  );
}

/** A name may have a comma, so the whole of the text is looked for first. */
function addressesIn(text: string, choices: readonly ScopeChoice[]): string[] {
  const find = (said: string) => {
    const plain = said.trim().toLocaleLowerCase();
    return choices.find(({ web_url, name }) => web_url === plain || name.toLocaleLowerCase() === plain)?.web_url;
  };
  const whole = find(text);
  if (whole !== undefined) return [whole];
  return text
    .split(/[,;\n]+/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => find(one) ?? one);
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  margin: 0;
  padding: ${theme.space['2']} 0 0;
  list-style: none;
`;
