import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { late } from '#src/components/late/late.tsx';
import { decodeText } from '#src/ui/decode-text.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { media, theme } from '#src/ui/theme.ts';
import type { SuggestionKeys } from './SearchSuggestions.tsx';

const SearchSuggestions = late(async () => (await import('./SearchSuggestions.tsx')).SearchSuggestions);

/** Longest text that the search takes. */
const longest = 120;
const shortestForSuggestions = 2;

/** `/` puts the cursor into the search, unless something is being typed elsewhere. */
function useSlashKey(focus: () => void) {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog[open]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [focus]);
}

/** The keyword of a results page, which its address carries. */
function keywordOf(pathname: string): string {
  const [, keyword] = /^\/product\/list\/([^/]+)$/.exec(pathname) ?? [];
  return keyword === undefined ? '' : decodeText(keyword);
}

/** The search of the header: a combobox that suggests while typing and opens the results on Enter. */
export function SearchBox() {
  const { pathname } = useLocation();
  return <Combobox key={keywordOf(pathname)} start={keywordOf(pathname)} />;
}

function Combobox({ start }: { start: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState(start);
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const listId = useId();
  useSlashKey(focusInput);
  const keyword = text.trim();
  const shown = open && keyword.length >= shortestForSuggestions;

  function focusInput() {
    input.current?.select();
    input.current?.focus();
  }
  function close() {
    setOpen(false);
    setActiveId(undefined);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (keyword === '') return focusInput();
    close();
    void navigate(buildPath('product-list-keyword', { keyword }));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return; // Enter and arrows belong to the input method then
    if (event.key === 'Escape') {
      if (shown) close();
      else setText('');
      event.preventDefault();
    } else if (event.key === 'ArrowDown' && !shown) setOpen(true);
    else if (shown && keys.current?.press(event.key)) event.preventDefault();
  }

  return (
    <Form role="search" onSubmit={submit} onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && close()}>
      <Box>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={longest}
          aria-label={t('common:search.label')}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={shown ? activeId : undefined}
          placeholder={t('common:search.placeholder')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(text !== start)}
          onKeyDown={onKeyDown}
        />
        {text === '' ? (
          <Key aria-hidden="true">/</Key>
        ) : (
          <IconButton
            icon="close"
            label={t('common:search.clear')}
            small
            onClick={() => {
              setText('');
              focusInput();
            }}
          />
        )}
        <Go type="submit">
          <span>{t('common:search.submit')}</span>
        </Go>
      </Box>
      {shown ? (
        <SearchSuggestions id={listId} keyword={keyword} keys={keys} onActive={setActiveId} onLeave={close} />
      ) : (
        <VisuallyHidden id={listId} />
      )}
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  flex: 1;
  min-width: 0;
  max-width: ${theme.layout.search};
  ${media.underMd} {
    flex: 0 0 100%;
    order: 9;
    max-width: none;
  }
`;

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space['2']};
  height: ${theme.size.touch};
  padding-inline-start: ${theme.space['3']};
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.bg.raised};
  color: ${theme.color.text.tertiary};
  &:focus-within {
    border-color: ${theme.color.accent.solid};
    outline: ${theme.border.focus} solid ${theme.color.focus.ring};
    outline-offset: 1px;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: ${theme.color.text.primary};
    font: ${theme.type.body};
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: ${theme.color.text.tertiary};
    opacity: 1;
  }
`;

const Key = styled.kbd`
  padding: 0 ${theme.space['1']};
  border: ${theme.border.hairline} solid ${theme.color.border.default};
  border-radius: ${theme.radius.swatch};
  background: ${theme.color.bg.subtle};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.key};
  ${media.underMd} {
    display: none;
  }
`;

const Go = styled.button`
  align-self: stretch;
  margin: -1px;
  padding: 0 ${theme.space['4']};
  border: 0;
  border-start-end-radius: ${theme.radius.control};
  border-end-end-radius: ${theme.radius.control};
  background: ${theme.color.accent.solid};
  color: ${theme.color.accent.onSolid};
  font: ${theme.type.ui};
  font-weight: ${theme.weight.semibold};
  &:hover {
    background: ${theme.color.accent.solidHover};
  }
`;
