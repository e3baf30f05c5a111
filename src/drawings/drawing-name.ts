/** What writers call the drawing of a file: `UsbTree.tsx` is `usb-tree`. */
export const drawingNameOf = (file: string): string =>
  file
    .replace(/^.*\//, '')
    .replace('.tsx', '')
    .replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();
