import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { pluralText } from '../i18n/labels.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { type Kind, kinds, longestQuery, type Manifest, type SearchLabels } from './index-format.ts';
import { entryOf, fieldProps, resultsHref, step, trailOf } from './options.ts';
import { type Group, Groups, groupOf, KindFilter, kindIcons, NothingFound, optionId } from './Results.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import { useSearch } from './use-search.ts';

interface Props {
  locale: Locale;
  labels: SearchLabels;
  /** Of the dialog; without, this is the page of results, `/search?q=…&in=docs`. */
  manifest?: Manifest;
  /** What was typed before this was there. */
  typed?: string;
  close?: () => void;
}

const pagesInDialog = 6;
const pagesAtOnce = 20;
const listId = 'search-list';

/** Opens in this tab. */
const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(ctrlKey || metaKey || shiftKey || altKey);

/** Index of the entry an event happened on. */
function placeOf(target: EventTarget): number {
  const option = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return Number(option?.dataset.place ?? -1);
}

/** Field, filter and results: in the dialog and on the page of results. */
export function Search({ locale, labels, manifest, typed = '', close }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isPage = close === undefined;
  const [query, setQuery] = useState(typed);
  const [kind, setKind] = useState<Kind>();
  const [limit, setLimit] = useState(isPage ? pagesAtOnce : pagesInDialog);
  /** Address of the entry the reader went to: it stays chosen when the texts arrive and the list changes. */
  const [active, setActive] = useState<string>();
  const [recent, setRecent] = useState<string[]>([]);
  /** Enter was pressed: what is chosen in the answer to all that was typed is opened. */
  const [eager, setEager] = useState(false);

  const asked = query.trim().slice(0, longestQuery);
  // With the space at its end: what is before it is a whole word.
  const sent = query.slice(0, longestQuery);
  const { starts, answer, failed, attempt, retry } = useSearch(locale, { query: sent, kind, limit }, manifest);
  const answered = asked === '' || answer?.query === sent;
  const results = answer?.results;
  const pages = results?.pages ?? [];
  const countOf = (kind: Kind | undefined): number | undefined =>
    results && (kind ? results.counts[kind] : results.counts.docs + results.counts.blog + results.counts.pages);
  const total = countOf(undefined) ?? 0;
  const inKind = countOf(kind) ?? 0;
  const searchPath = localizePath('/search', locale);
  const suggestions: Group[] = [
    {
      label: labels.recent,
      headed: true,
      entries: recent.map((query) => ({ href: resultsHref(searchPath, query), icon: 'recent', title: query, query })),
    },
    {
      label: labels.start,
      headed: true,
      entries: starts.map((start) => {
        const { path, title } = start;
        return { href: path, icon: kindIcons[start.kind], title, trail: trailOf(start, labels) };
      }),
    },
  ];
  const groups = asked ? pages.map((page) => groupOf(page, labels)) : suggestions.filter(({ entries }) => entries[0]);
  const entries = groups.flatMap((group) => group.entries);
  const hrefs = entries.map(({ href }) => href);
  const chosen = entryOf(active, hrefs);
  // In the dialog Enter opens the first result.
  const current = chosen === -1 && asked && entries.length > 0 && !isPage ? 0 : chosen;
  const isNothing = asked !== '' && results !== undefined && pages.length === 0 && (answer?.complete || total > 0);
  // Once the reader has stopped typing.
  useEffect(() => {
    if (!isNothing) return;
    const wait = setTimeout(
      () => document.dispatchEvent(new CustomEvent('site:event', { detail: 'no-results' })),
      1500,
    );
    return () => clearTimeout(wait);
  }, [isNothing]);
  const none = labels.none.replace('{query}', asked);
  const found = pluralText(labels.found, isPage ? inKind : total, locale);
  const waiting = asked && !answer?.complete && !failed && (results ? labels.reading : labels.loading);

  function ask(next: string, within: Kind | undefined): void {
    setQuery(next);
    setKind(within);
    setActive(undefined);
    setEager(false);
    if (isPage) setLimit(pagesAtOnce);
  }

  function fill(next: string): void {
    if (field.current) field.current.value = next;
    ask(next, kind);
    field.current?.focus();
  }

  useEffect(() => {
    setRecent(recentSearches());
    if (!isPage || !field.current) return;
    const address = new URLSearchParams(location.search);
    // What was typed before hydration counts more than the address.
    field.current.value ||= address.get('q') ?? '';
    setQuery(field.current.value);
    setKind(kinds.find((each) => each === address.get('in')));
  }, [isPage]);

  useEffect(() => {
    // The router keeps its place in the history in this state.
    if (isPage) history.replaceState(history.state, '', asked ? resultsHref(searchPath, asked, kind) : searchPath);
  }, [isPage, asked, kind, searchPath]);

  useEffect(() => {
    const option = document.getElementById(optionId(current));
    option?.scrollIntoView({ block: 'nearest' });
    if (!eager || !answered) return;
    setEager(false);
    option?.click();
  }, [eager, answered, current]);

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    // While an input method composes, Enter and arrows are its own. Safari sends its last Enter as 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || (!by && event.key !== 'Enter')) return;
    event.preventDefault();
    if (by) setActive(hrefs[step(current, by, hrefs.length)]);
    else if (isPage) rememberSearch(asked);
    // Enter waits for the answer: the list may still be the result for fewer letters than have been typed.
    setEager(!by);
  }

  function onFollow(event: MouseEvent): void {
    if (pages.length > 0) rememberSearch(asked);
    setRecent(recentSearches());
    if (isPlainClick(event)) close?.();
  }

  function onForget(): void {
    forgetSearches();
    setRecent([]);
    field.current?.focus();
  }

  /** By pointer, or by Enter, which clicks the chosen entry. */
  function onChoose(event: MouseEvent): void {
    const entry = entries[placeOf(event.target)];
    if (!entry) return;
    if (entry.query === undefined) onFollow(event);
    else if (isPlainClick(event)) {
      event.preventDefault();
      fill(entry.query);
    }
  }

  return (
    <div className={`search-box ${isPage ? 'search-inline' : ''}`} aria-busy={!answered}>
      <search>
        <form
          action={searchPath}
          className="search-form"
          onSubmit={(event) => {
            event.preventDefault();
            rememberSearch(asked);
          }}
        >
          <Icon className="search-icon" name="search" />
          <input
            ref={field}
            {...fieldProps(labels)}
            defaultValue={typed}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={entries.length > 0 ? listId : undefined}
            aria-activedescendant={current === -1 ? undefined : optionId(current)}
            onKeyDown={onKeyDown}
            onChange={({ target, nativeEvent }) => {
              // What an input method shows while it composes is not yet what the reader asks for.
              if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) ask(target.value, kind);
            }}
            onCompositionEnd={({ currentTarget }) => ask(currentTarget.value, kind)}
          />
          {query !== '' && (
            <button type="button" className="icon-button" aria-label={labels.clear} onClick={() => fill('')}>
              <Icon name="close" size={18} />
            </button>
          )}
          {isPage ? (
            <button type="submit" className="action">
              {labels.submit}
            </button>
          ) : (
            <button
              type="button"
              className="icon-button search-close"
              aria-label={`${labels.close} (Esc)`}
              onClick={close}
            >
              <kbd>Esc</kbd>
              <span>{labels.leave}</span>
            </button>
          )}
        </form>
      </search>
      {(asked || isPage) && (
        <KindFilter labels={labels} kind={kind} countOf={countOf} onChange={(next) => ask(query, next)} />
      )}
      {/* After a new build the code of this page may be gone: the page of results brings its own. */}
      {failed && (
        <div className="search-answer" role="alert">
          <p>{labels.failed}</p>
          <button
            type="button"
            className="action"
            onClick={() => (attempt === 0 ? retry() : location.assign(resultsHref(searchPath, asked, kind)))}
          >
            {labels.retry}
          </button>
        </div>
      )}
      {results?.answer && (
        <section className="search-answer" aria-label={labels.answer}>
          <Icon className="search-icon" name="answer" />
          <p>{results.answer.says}</p>
          <a href={results.answer.href} onClick={onFollow}>
            {results.answer.title}
            <Icon className="search-icon" name="arrow" size={14} />
          </a>
        </section>
      )}
      {isPage && (waiting || total > 0) && <p className="meta search-note">{waiting || found}</p>}
      {entries.length > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus; its Enter clicks the chosen entry
        <div
          id={listId}
          className="search-list"
          role="listbox"
          tabIndex={-1}
          aria-label={asked ? labels.results : labels.start}
          onPointerMove={({ target }) => setActive(hrefs[placeOf(target)] ?? active)}
          onClick={onChoose}
        >
          <Groups groups={groups} current={current} />
        </div>
      )}
      {isNothing && (
        <NothingFound
          labels={labels}
          locale={locale}
          query={asked}
          onEverywhere={total > 0 ? () => ask(query, undefined) : undefined}
          onFollow={onFollow}
        />
      )}
      {!asked && recent.length === 0 && <p className="meta">{labels.hint}</p>}
      {!asked && recent.length > 0 && (
        <p className="meta">
          {labels.local}{' '}
          <button type="button" onClick={onForget}>
            {labels.clearRecent}
          </button>
        </p>
      )}
      {isPage && pages.length < inKind && (
        <button type="button" className="action" onClick={() => setLimit(limit + pagesAtOnce)}>
          {labels.more}
        </button>
      )}
      {!isPage && (
        <div className="search-foot">
          {waiting ? (
            <p className="search-note">{waiting}</p>
          ) : (
            <p className="search-keys" aria-hidden="true">
              <kbd>↑</kbd> <kbd>↓</kbd> <span>{labels.move}</span> <kbd>↵</kbd> <span>{labels.choose}</span>
            </p>
          )}
          {pages.length > 0 && (
            <a href={resultsHref(searchPath, asked, kind)} data-no-prefetch onClick={onFollow}>
              {labels.asPage}
              <Icon className="search-icon" name="arrow" size={16} />
            </a>
          )}
        </div>
      )}
      <LiveRegion text={isNothing ? none : results ? found : ''} />
    </div>
  );
}
