import { rare } from '../program/rare.tsx';
import { DialogDrawing, type DialogProps } from './ProgramDialog.tsx';

/** `<ProgramDialog>` on a page where a window has tables, lists or tabs. */
export default function ProgramRareDialog(props: DialogProps) {
  return <DialogDrawing {...props} rare={rare} />;
}
