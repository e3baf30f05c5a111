import type { Locale } from '../lib/locales.ts';
import { messageKeys, MessageTable as Table } from '../program/RegistryTables.tsx';
import { studioIn } from '../program/studio.ts';
import { idsIn } from '../program/uses.ts';
import { translator } from '../site.ts';

interface Props {
  locale: Locale;
  ids?: string;
  group?: string;
}

/** `<MessageTable ids="noAccount,retryFailed" />` or `group="agent"`: message, cause, what to do. */
export default function MessageTable({ locale, ids, group }: Props) {
  const studio = studioIn(locale);
  const all = [...studio.registry.messages.values()];
  const messages =
    group === undefined
      ? idsIn(ids).flatMap((id) => all.find((message) => message.id === id) ?? [])
      : all.filter((message) => message.group === group);
  return <Table studio={studio} messages={messages} heads={translator(locale).pick(messageKeys)} />;
}
