import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { island } from '../islands/CrashCard.tsx';
import { pluralText } from '../lib/labels.ts';
import type { Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { createClient, initialState, type SearchClient } from './client.ts';
import { DirectAnswer } from './DirectAnswer.tsx';
import { type Kind, kinds, longestQuery, type Manifest, manifestAddress, type SearchLabels } from './index-format.ts';
import { KindFilter } from './KindFilter.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Marked } from './Marked.tsx';
import { NothingFound } from './NothingFound.tsx';
import { hrefOf, pageHref, pagesFound, resultsHref, trailOf } from './options.ts';
import { kindIcons } from './ResultList.tsx';
import { recentSearches, rememberSearch } from './recent.ts';
import { startPaths } from './starts.ts';

interface Props {
  locale: Locale;
  labels: SearchLabels;
}

const pagesAtOnce = 20;
const unsubscribed = (): (() => void) => () => undefined;

const kindFrom = (value: string | null): Kind | undefined => kinds.find((kind) => kind === value);

async function connect(locale: Locale): Promise<SearchClient> {
  const response = await fetch(manifestAddress(locale));
  if (!response.ok) throw new Error(`${response.status} ${manifestAddress(locale)}`);
  const parts: Manifest = await response.json();
  return createClient(
    parts,
    startPaths.map((path) => localizePath(path, locale)),
  );
}

/** The results of a search as a page that can be linked to: `/search?q=…&in=docs`. */
function SearchPage({ locale, labels }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [client, setClient] = useState<SearchClient>();
  const [broken, setBroken] = useState(false);
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<Kind>();
  const [limit, setLimit] = useState(pagesAtOnce);
  /** Known to the browser alone: the page arrives without. */
  const [recent, setRecent] = useState<string[]>([]);
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
    setRecent(recentSearches());
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
      {!asked && recent.length > 0 && (
        <nav className="search-starts" aria-label={labels.recent}>
          <h2>{labels.recent}</h2>
          <ul>
            {recent.map((entry) => (
              <li key={entry}>
                <Icon className="search-icon" name="recent" size={16} />
                <a href={resultsHref(path, entry)}>{entry}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!asked && state.starts.length > 0 && (
        <nav className="search-starts" aria-label={labels.start}>
          <h2>{labels.start}</h2>
          <ul>
            {state.starts.map(({ path: start, title }) => (
              <li key={start}>
                <Icon className="search-icon" name="page" size={16} />
                <a href={start}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {results?.answer && <DirectAnswer answer={results.answer} label={labels.answer} />}
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
              <p className="search-path">
                <Icon className="search-icon" name={kindIcons[page.kind]} size={16} />
                {trailOf(page, labels)}
              </p>
              <h2>
                <a href={pageHref(page)} onClick={() => rememberSearch(asked)}>
                  <Marked segments={page.title} />
                </a>
              </h2>
              <p className="search-excerpt">
                <Marked segments={page.excerpt} />
              </p>
              {page.sections.length > 0 && (
                <ul>
                  {page.sections.map(({ id, under, heading, excerpt }) => (
                    <li key={id}>
                      <a href={hrefOf(page.path, id)} onClick={() => rememberSearch(asked)}>
                        {under && `${under} › `}
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
