import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { island } from '../islands/CrashCard.tsx';
import { pluralText } from '../lib/labels.ts';
import type { Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import type { SearchClient } from './client.ts';
import { DirectAnswer } from './DirectAnswer.tsx';
import type { PageResult } from './engine.ts';
import { type Kind, longestQuery, type SearchLabels } from './index-format.ts';
import { KindFilter } from './KindFilter.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { NothingFound } from './NothingFound.tsx';
import {
  entriesOf,
  entryOf,
  optionId,
  optionProps,
  pageOf,
  pagesFound,
  placeOf,
  resultsHref,
  step,
  withHeld,
} from './options.ts';
import { ResultList } from './ResultList.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';

interface Props {
  locale: Locale;
  labels: SearchLabels;
  client: SearchClient;
  close: () => void;
}

const shownPages = 6;
/** Before anything is asked, no entry is chosen: Enter does nothing. */
const none = -1;
const listId = 'search-list';
const noPages: readonly PageResult[] = [];

/** Opens in this tab. */
const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

function SearchDialog({ locale, labels, client, close }: Props) {
  const state = useSyncExternalStore(client.subscribe, client.state);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Kind | undefined>();
  /** Address of the entry the reader went to: it stays chosen when more texts arrive and the list changes. */
  const [active, setActive] = useState<string>();
  const [held, setHeld] = useState<PageResult>();
  const [recent, setRecent] = useState(recentSearches);
  /** Enter was pressed: what is chosen in the answer to all that was typed is opened. */
  const [eager, setEager] = useState(false);

  const asked = query.trim().slice(0, longestQuery);
  const answered = asked === '' || state.query === query.slice(0, longestQuery);
  const results = asked ? state.results : undefined;
  const pages = withHeld(results?.pages ?? noPages, held);
  const total = results ? pagesFound(results) : 0;
  const searchPath = localizePath('/search', locale);
  const entries = asked
    ? entriesOf(pages)
    : [...recent.map((entry) => resultsHref(searchPath, entry)), ...state.starts.map(({ path }) => path)];
  const count = entries.length;
  const chosen = entryOf(active, entries);
  const current = chosen === none && asked && count > 0 ? 0 : chosen;

  function choose(entry: string | undefined): void {
    setActive(entry);
    setHeld(pageOf(entry, pages));
  }

  function ask(next: string, within: Kind | undefined): void {
    setQuery(next);
    setKind(within);
    choose(undefined);
    setEager(false);
    if (next.trim()) client.search(next.slice(0, longestQuery), within, shownPages);
  }

  function fill(next: string): void {
    if (field.current) field.current.value = next;
    ask(next, kind);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes, Enter and arrows are its own. Safari sends its last Enter as 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') {
      // The field would only be cleared: what was asked is there when the reader comes back.
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      choose(entries[step(current, event.key === 'ArrowDown' ? 1 : -1, count)]);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // Not at once: the list may still be the answer to fewer letters than have been typed.
      setEager(true);
    }
  }

  function leave(event: MouseEvent): void {
    if (isPlainClick(event)) close();
  }

  function onFollow(event: MouseEvent): void {
    if (asked) rememberSearch(asked);
    setRecent(recentSearches());
    leave(event);
  }

  /** By pointer, or by Enter, which clicks the chosen entry. */
  function onChoose(event: MouseEvent): void {
    const place = placeOf(event.target);
    if (place === undefined) return;
    const entry = asked ? undefined : recent[place];
    if (entry === undefined) onFollow(event);
    else if (isPlainClick(event)) {
      event.preventDefault();
      fill(entry);
    }
  }

  useEffect(() => {
    document.getElementById(optionId(current))?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  useEffect(() => {
    if (!eager || !answered) return;
    setEager(false);
    document.getElementById(optionId(current))?.click();
  }, [eager, answered, current]);

  const nothing = asked !== '' && results !== undefined && pages.length === 0 && (state.complete || total > 0);
  const status = nothing
    ? labels.none.replace('{query}', asked)
    : results
      ? pluralText(labels.found, total, locale)
      : '';

  return (
    <div className="search-box" aria-busy={!answered}>
      <search>
        <form action={searchPath} className="search-form" onSubmit={(event) => event.preventDefault()}>
          <Icon className="search-icon" name="search" size={20} />
          <input
            ref={field}
            className="search-field"
            type="search"
            name="q"
            role="combobox"
            aria-label={labels.field}
            placeholder={labels.field}
            aria-autocomplete="list"
            aria-expanded={count > 0}
            aria-controls={count > 0 ? listId : undefined}
            aria-activedescendant={current > none ? optionId(current) : undefined}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onKeyDown={onKeyDown}
            onChange={({ target, nativeEvent }) => {
              // What an input method shows while it composes is not yet what the reader looks for.
              if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) ask(target.value, kind);
            }}
            onCompositionEnd={({ currentTarget }) => ask(currentTarget.value, kind)}
          />
          {query !== '' && (
            <button type="button" className="search-tool" aria-label={labels.clear} onClick={() => fill('')}>
              <Icon className="search-icon" name="close" size={18} />
            </button>
          )}
          <button
            type="button"
            className="search-tool search-close"
            aria-label={`${labels.close} (Esc)`}
            onClick={close}
          >
            <kbd>Esc</kbd>
            <span>{labels.leave}</span>
          </button>
        </form>
      </search>
      {asked && (
        <KindFilter
          name="search-kind"
          labels={labels}
          kind={kind}
          counts={results?.counts}
          onChange={(next) => ask(query, next)}
        />
      )}
      {state.status === 'failed' && <LoadFailure labels={labels} onRetry={client.retry} />}
      {!asked && recent.length > 0 && (
        <div className="search-head">
          <h2>{labels.recent}</h2>
          <button
            type="button"
            onClick={() => {
              forgetSearches();
              setRecent([]);
              field.current?.focus();
            }}
          >
            {labels.clearRecent}
          </button>
        </div>
      )}
      {results?.answer && <DirectAnswer answer={results.answer} label={labels.answer} onFollow={onFollow} />}
      {count > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus; its Enter clicks the chosen entry
        <div
          id={listId}
          className="search-list"
          role="listbox"
          tabIndex={-1}
          aria-label={asked ? labels.results : labels.start}
          onPointerMove={({ target }) => choose(entries[placeOf(target) ?? none] ?? active)}
          onClick={onChoose}
        >
          <ResultList pages={pages} labels={labels} current={current} />
          {!asked &&
            recent.map((entry, index) => (
              <a
                key={entry}
                className="search-option"
                href={resultsHref(searchPath, entry)}
                {...optionProps(index, index === current)}
              >
                <Icon className="search-icon" name="recent" size={16} />
                <span className="search-title">{entry}</span>
              </a>
            ))}
          {!asked && state.starts.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
            <div role="group" aria-label={labels.start}>
              <div className="search-head" role="presentation">
                {labels.start}
              </div>
              {state.starts.map(({ path, title }, index) => (
                <a
                  key={path}
                  className="search-option"
                  href={path}
                  {...optionProps(recent.length + index, recent.length + index === current)}
                >
                  <Icon className="search-icon" name="page" size={16} />
                  <span className="search-title">{title}</span>
                </a>
              ))}
            </div>
          )}
        </div>
      )}
      {nothing && (
        <NothingFound
          labels={labels}
          locale={locale}
          query={asked}
          onEverywhere={total > 0 ? () => ask(query, undefined) : undefined}
          onFollow={leave}
        />
      )}
      {asked && !state.complete && state.status !== 'failed' && (
        <p className="search-note">{results ? labels.reading : labels.loading}</p>
      )}
      {!asked && <p className="search-note">{recent.length > 0 ? labels.local : labels.hint}</p>}
      <div className="search-foot">
        <p className="search-keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <span>{labels.move}</span> <kbd>↵</kbd> <span>{labels.choose}</span> <kbd>Esc</kbd>{' '}
          <span>{labels.leave}</span>
        </p>
        {pages.length > 0 && (
          <a href={resultsHref(searchPath, asked, kind)} data-no-prefetch onClick={onFollow}>
            {labels.asPage}
            <Icon className="search-icon" name="arrow" size={16} />
          </a>
        )}
      </div>
      <LiveRegion text={status} />
    </div>
  );
}

export default island(SearchDialog);
