import { useEffect, useState } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { island } from '../islands/CrashCard.tsx';
import { createClient, idleClient } from './client.ts';
import type { SearchLabels } from './index-format.ts';
import { Search } from './Search.tsx';

/** The search as a page that can be linked to. */
function SearchPage({ locale, labels }: { locale: Locale; labels: SearchLabels }) {
  const [client, setClient] = useState(idleClient);
  useEffect(() => setClient(createClient(locale)), [locale]);
  return <Search locale={locale} labels={labels} client={client} />;
}

export default island(SearchPage);
