import { type Tone, tones } from './shapes.ts';

export type Palette = (tone: Tone) => string;

/** The tones as the style sheet resolves them now: it knows the brand and the color mode, a canvas does not. */
export function readPalette(host: Element): Palette {
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  host.append(probe);
  const colors = new Map(
    tones.map((tone) => {
      probe.dataset.tone = tone;
      return [tone, getComputedStyle(probe).fill];
    }),
  );
  probe.remove();
  return (tone) => colors.get(tone) ?? 'gray';
}

export type Sheet = OffscreenCanvasRenderingContext2D;

export function createSheet(width: number, height: number): Sheet {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  return drawable(canvas.getContext('2d', { willReadFrequently: true }));
}

export function drawable<T>(context: T | null): T {
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context;
}

/** A place on the canvas, in device pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
