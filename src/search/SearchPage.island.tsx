import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { island } from '../islands/CrashCard.tsx';
import { pluralText } from '../lib/labels.ts';
import type { Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { createClient, initialState, type SearchClient } from './client.ts';
import { type Kind, kinds, longestQuery, type Manifest, manifestPath, type SearchLabels } from './index-format.ts';
import { KindFilter } from './KindFilter.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Marked } from './Marked.tsx';
import { NothingFound } from './NothingFound.tsx';
import { hrefOf, pagesFound, resultsHref } from './options.ts';
import { rememberSearch } from './recent.ts';

interface Props {
  locale: Locale;
  labels: SearchLabels;
}

const pagesAtOnce = 20;
const unsubscribed = (): (() => void) => () => undefined;

const kindFrom = (value: string | null): Kind | undefined => kinds.find((kind) => kind === value);

async function connect(locale: Locale): Promise<SearchClient> {
  const response = await fetch(manifestPath(locale));
  if (!response.ok) throw new Error(`${response.status} ${manifestPath(locale)}`);
  const { parts }: Manifest = await response.json();
  return createClient(parts, []);
}

/** The results of a search as a page that can be linked to: `/search?q=…&in=docs`. */
function SearchPage({ locale, labels }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [client, setClient] = useState<SearchClient>();
  const [broken, setBroken] = useState(false);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Kind>();
  const [limit, setLimit] = useState(pagesAtOnce);
  const state = useSyncExternalStore(
    client?.subscribe ?? unsubscribed,
    client?.state ?? (() => initialState),
    () => initialState,
  );

  const start = (): void => {
    setBroken(false);
    connect(locale).then(setClient, () => setBroken(true));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has woken
  useEffect(() => {
    const address = new URLSearchParams(location.search);
    // What was typed before the page woke counts more than the address.
    const typed = field.current?.value || address.get('q') || '';
    if (field.current) field.current.value = typed;
    setQuery(typed);
    setKind(kindFrom(address.get('in')));
    start();
  }, []);

  const asked = query.trim().slice(0, longestQuery);
  const path = localizePath('/search', locale);

  useEffect(() => {
    if (!client) return;
    // The router keeps its place in the history in this state.
    history.replaceState(history.state, '', asked ? resultsHref(path, asked, kind) : path);
    if (asked) client.search(asked, kind, limit);
  }, [client, asked, kind, limit, path]);

  function ask(next: string, within: Kind | undefined): void {
    setQuery(next);
    setKind(within);
    setLimit(pagesAtOnce);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    rememberSearch(asked);
  }

  const results = asked ? state.results : undefined;
  const total = results ? (kind ? results.counts[kind] : pagesFound(results)) : 0;
  const nothing = results !== undefined && total === 0 && (state.complete || pagesFound(results) > 0);
  const status = nothing
    ? labels.none.replace('{query}', asked)
    : results
      ? pluralText(labels.found, total, locale)
      : '';
  const failed = broken || state.status === 'failed';

  return (
    <div className="search-results">
      <search>
        <form action={path} className="search-form" onSubmit={onSubmit}>
          <Icon className="search-icon" name="search" size={20} />
          <input
            ref={field}
            className="search-field"
            type="search"
            name="q"
            aria-label={labels.field}
            placeholder={labels.field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target, nativeEvent }) => {
              if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) ask(target.value, kind);
            }}
            onCompositionEnd={({ currentTarget }) => ask(currentTarget.value, kind)}
          />
          <button type="submit" className="search-submit">
            {labels.submit}
          </button>
        </form>
      </search>
      <KindFilter
        name="search-page-kind"
        labels={labels}
        kind={kind}
        counts={results?.counts}
        onChange={(next) => ask(query, next)}
      />
      {failed && <LoadFailure labels={labels} onRetry={client?.retry ?? start} />}
      {!asked && <p className="search-note">{labels.hint}</p>}
      {asked && !failed && !state.complete && (
        <p className="search-note">{results ? labels.reading : labels.loading}</p>
      )}
      {results && total > 0 && <p className="search-note">{pluralText(labels.found, total, locale)}</p>}
      {nothing && (
        <NothingFound
          labels={labels}
          locale={locale}
          query={asked}
          onEverywhere={pagesFound(results) > 0 ? () => ask(query, undefined) : undefined}
        />
      )}
      {results && results.pages.length > 0 && (
        <ol className="search-pages" aria-label={labels.results}>
          {results.pages.map((page) => (
            <li key={page.path}>
              <p className="search-kind">{labels[page.kind]}</p>
              <h2>
                <a href={page.path} onClick={() => rememberSearch(asked)}>
                  <Marked segments={page.title} />
                </a>
              </h2>
              <p className="search-excerpt">
                <Marked segments={page.excerpt} />
              </p>
              {page.sections.length > 0 && (
                <ul>
                  {page.sections.map(({ id, heading, excerpt }) => (
                    <li key={id}>
                      <a href={hrefOf(page.path, id)} onClick={() => rememberSearch(asked)}>
                        <Marked segments={heading} />
                      </a>
                      <p className="search-excerpt">
                        <Marked segments={excerpt} />
                      </p>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
      {results && results.pages.length < total && (
        <button type="button" className="search-more" onClick={() => setLimit(limit + pagesAtOnce)}>
          {labels.more}
        </button>
      )}
      <LiveRegion text={status} />
    </div>
  );
}

export default island(SearchPage);
