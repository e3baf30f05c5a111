import type { Locale } from '../lib/locales.ts';
import { FileFormatTable, fileKeys } from '../program/RegistryTables.tsx';
import { studioIn } from '../program/studio.ts';
import { translator } from '../site.ts';

/** `<FileFormat id="accounts-xlsx" />`: what a file or folder holds. */
export default function FileFormat({ locale, id }: { locale: Locale; id: string }) {
  const studio = studioIn(locale);
  const format = studio.registry.files.formats.find((one) => one.id === id);
  if (!format) throw new Error(`<FileFormat id="${id}">: unknown file`);
  return <FileFormatTable studio={studio} format={format} heads={translator(locale).pick(fileKeys)} />;
}
