/** The screen of a phone. */
export interface View {
  /** The video in view; the feed has no end in either direction. */
  video: number;
  /** The direction of the swipe that led to it. */
  turn: 1 | -1 | null;
  liked: ReadonlySet<number>;
  /** Captions of videos that were posted here. */
  captions: ReadonlyMap<number, string>;
  draft: string;
}

/** An action on the operated phone, which the others repeat. */
export type Gesture = 'tap' | 'swipe' | 'type' | 'post';

export interface Stage {
  view: View;
  /** Phones, the operated one included. */
  count: number;
  /** Phones that are left out, by number, with what they showed when they stopped following. */
  resting: ReadonlyMap<number, View>;
  /** Until then the phones play their demonstration. */
  touched: boolean;
  last: Gesture | null;
  /** Gestures so far: each sends a wave through the wall. */
  waves: number;
}

export type Action =
  | { kind: 'swipe'; by: 1 | -1 }
  | { kind: 'tap' }
  | { kind: 'type'; text: string }
  | { kind: 'post' }
  | { kind: 'toggle'; phone: number }
  | { kind: 'all' }
  | { kind: 'count'; count: number };

/** The final state of the demonstration in Stage.module.css: two swipes and a like. */
export const firstView: View = { video: 2, turn: null, liked: new Set([2]), captions: new Map(), draft: '' };

export const firstStage = (count: number): Stage => ({
  view: firstView,
  count,
  resting: new Map(),
  touched: false,
  last: null,
  waves: 0,
});

/** The caption that is typed, or that of the video in view. */
export const captionOf = ({ draft, captions, video }: View): string | undefined => draft || captions.get(video);

/** Numbers of the phones that can follow. */
export const followers = ({ count }: Pick<Stage, 'count'>): number[] =>
  Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);

export const followingCount = (stage: Stage): number =>
  followers(stage).filter((phone) => !stage.resting.has(phone)).length;

const repeated = (stage: Stage, last: Gesture, view: Partial<View>): Stage => ({
  ...stage,
  view: { ...stage.view, ...view },
  last,
  waves: stage.waves + 1,
});

function toggled(set: ReadonlySet<number>, member: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}

function reduce(stage: Stage, action: Action): Stage {
  const { view, resting } = stage;
  switch (action.kind) {
    case 'swipe':
      return repeated(stage, 'swipe', { video: view.video + action.by, turn: action.by });
    case 'tap':
      return repeated(stage, 'tap', { liked: toggled(view.liked, view.video) });
    case 'type':
      // One wave for a text, not one for each letter.
      return { ...stage, view: { ...view, draft: action.text }, last: 'type' };
    case 'post': {
      const text = view.draft.trim();
      if (text === '') return stage;
      const video = view.video + 1;
      return repeated(stage, 'post', { video, turn: 1, captions: new Map(view.captions).set(video, text), draft: '' });
    }
    case 'toggle': {
      const next = new Map(resting);
      if (!next.delete(action.phone)) next.set(action.phone, view);
      return { ...stage, resting: next, last: null };
    }
    case 'all':
      return { ...stage, resting: new Map(), last: null };
    case 'count': {
      const kept = [...resting].filter(([phone]) => phone <= action.count);
      return { ...stage, count: action.count, resting: new Map(kept), last: null };
    }
  }
}

export const stageReducer = (stage: Stage, action: Action): Stage => ({ ...reduce(stage, action), touched: true });

/** A feed is a strip of so many videos; the first one is there again below the last, so that it goes on. */
export const feedLength = 3;

/** Which of the six pictures a phone's feed begins with: every account has a different feed. Neighbors differ. */
export const feedOf = (phone: number): number => Math.floor(((phone * 0.618034) % 1) * 6);

/** The place of a video in its feed; the feed has no end in either direction. */
export const placeOf = (video: number): number => ((video % feedLength) + feedLength) % feedLength;
