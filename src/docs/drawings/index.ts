import type { ReactElement } from 'react';
import english from '../../../content/drawings/en.json' with { type: 'json' };
import { type Locale, perLocale } from '../../languages/index.ts';
import { readWords } from '../../lib/load.ts';
import { AdbStates } from './AdbStates.tsx';
import { AgentInstall } from './AgentInstall.tsx';
import { ClonePackages } from './ClonePackages.tsx';
import { CloudConnection } from './CloudConnection.tsx';
import { DebuggingPath } from './DebuggingPath.tsx';
import { GroupSchedule } from './GroupSchedule.tsx';
import { LicenseMove } from './LicenseMove.tsx';
import { MassPostingDay } from './MassPostingDay.tsx';
import { PostFolder } from './PostFolder.tsx';
import { ProxyPath } from './ProxyPath.tsx';
import type { DrawingName, DrawingProps, DrawingWords } from './parts.tsx';
import { RuntimeCheck } from './RuntimeCheck.tsx';
import { TaskStates } from './TaskStates.tsx';
import { UsbTree } from './UsbTree.tsx';
import { WorkProfileLayers } from './WorkProfileLayers.tsx';
import { WorkSharing } from './WorkSharing.tsx';

export type { DrawingName, DrawingProps, DrawingWords } from './parts.tsx';

type Registry = { [Name in DrawingName]: { Drawing: (props: DrawingProps<Name>) => ReactElement } };
type Words = { [Name in DrawingName]: DrawingWords<Name> };

/** Every drawing writers may name in `<Drawing name="…" />`. */
export const drawings: Registry = {
  'usb-tree': { Drawing: UsbTree },
  'debugging-path': { Drawing: DebuggingPath },
  'group-schedule': { Drawing: GroupSchedule },
  'work-profile-layers': { Drawing: WorkProfileLayers },
  'proxy-path': { Drawing: ProxyPath },
  'license-move': { Drawing: LicenseMove },
  'post-folder': { Drawing: PostFolder },
  'task-states': { Drawing: TaskStates },
  'adb-states': { Drawing: AdbStates },
  'agent-install': { Drawing: AgentInstall },
  'clone-packages': { Drawing: ClonePackages },
  'cloud-connection': { Drawing: CloudConnection },
  'work-sharing': { Drawing: WorkSharing },
  'runtime-check': { Drawing: RuntimeCheck },
  'mass-posting-day': { Drawing: MassPostingDay },
};

/** English where a language has no words for a drawing yet. */
export const drawingWords: Record<Locale, Words> = perLocale((locale) => ({
  ...english,
  ...readWords<Words>(`drawings/${locale}.json`),
}));

export const isDrawingName = (name: string): name is DrawingName => Object.hasOwn(drawings, name);

/** The element and the caption of one drawing in one language; `id` must be unique on the page. */
export function drawingFor<Name extends DrawingName>(
  name: Name,
  locale: Locale,
  id: string,
): { element: ReactElement; caption: string } {
  const words: Words[Name] = drawingWords[locale][name];
  const { Drawing }: Registry[Name] = drawings[name];
  return { element: Drawing({ id, alt: words.alt, labels: words.labels }), caption: words.caption };
}
