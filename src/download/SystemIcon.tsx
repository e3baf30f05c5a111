import type { BuildSystem } from './download.ts';

export type DesktopSystem = BuildSystem | 'linux';

/** The makers' own signs, on a sheet of 24 × 24; the penguin's belly and feet are cut out of it. */
const shapes: Record<DesktopSystem, string> = {
  windows: 'M0 3.4 9.8 2.1v9.4H0zM11 1.9 24 0v11.4H11zM0 12.6h9.8V22L0 20.7zM11 12.6h13V24l-13-1.8z',
  macos:
    'M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701',
  linux:
    'M12 .5c-3 0-4.7 2.3-4.6 5.3.1 2.6-.4 3.7-1.9 5.8-1.6 2.3-2.5 4.5-2 6.9l-2.1 2.1c-.7.8-.3 1.7.7 1.9l3.7 1c1.2.3 2-.2 2.3-1 2.4.8 5.4.8 7.8 0 .3.8 1.1 1.3 2.3 1l3.7-1c1-.2 1.4-1.1.7-1.9l-2.1-2.1c.5-2.4-.4-4.6-2-6.9-1.5-2.1-2-3.2-1.9-5.8.1-3-1.6-5.3-4.6-5.3zm-1.7 4.3c.7 0 1.1.6 1.1 1.4s-.4 1.3-1.1 1.3-1.1-.5-1.1-1.3.4-1.4 1.1-1.4zm3.4 0c.7 0 1.1.6 1.1 1.4s-.4 1.3-1.1 1.3-1.1-.5-1.1-1.3.4-1.4 1.1-1.4zM12 11.2c1.8 0 4.6 4.1 4.6 7.4 0 1.7-2.2 2.8-4.6 2.8s-4.6-1.1-4.6-2.8c0-3.3 2.8-7.4 4.6-7.4z',
};

/** Decoration: the name of the system stands beside it. */
export function SystemIcon({ system, className }: { system: DesktopSystem; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d={shapes[system]} fillRule="evenodd" />
    </svg>
  );
}
