import type { Locale } from '../lib/locales.ts';
import { stateKeys, TaskStates as Table } from '../program/RegistryTables.tsx';
import { studioIn } from '../program/studio.ts';
import { translator } from '../site.ts';

/** `<TaskStates />`: the four states of a task, as the list and the counters name them. */
export default function TaskStates({ locale }: { locale: Locale }) {
  return <Table studio={studioIn(locale)} heads={translator(locale).pick(stateKeys)} />;
}
