import { defineCalculator, mapNames } from '../shared/define-calculator.ts';
import { quantile } from './binomial.ts';

/** Ranges as the program's warm-up window has them. */
const seconds = { min: 10, max: 180, unit: 's' } as const;
const probability = { min: 0, max: 100, unit: '%', ours: true } as const;

/** What a warm-up session comes to: videos, and how many of them get a reaction. */
export const calculator = defineCalculator({
  fields: {
    minutes: { first: 20, min: 5, max: 60, unit: 'min' },
    viewMin: { ...seconds, first: 30 },
    viewMax: { ...seconds, first: 60, atLeast: 'viewMin' },
    like: { ...probability, first: 10 },
    favorite: { ...probability, first: 5 },
    follow: { ...probability, first: 5 },
    comment: { ...probability, first: 0 },
    sessions: { first: 2, min: 1, max: 20, unit: 'sessions', ours: true },
  },
  results: {
    view: { unit: 's', formula: '({viewMin} + {viewMax}) ÷ 2' },
    videos: { unit: 'videos', headline: true, formula: '{minutes} × 60 ÷ {view}', rounded: 'down' },
    likes: { headline: true, formula: '{videos} × {like}' },
    favorites: { formula: '{videos} × {favorite}' },
    follows: { headline: true, formula: '{videos} × {follow}' },
    comments: { headline: true, formula: '{videos} × {comment}' },
    daily: { headline: true, formula: '({likes} + {favorites} + {follows} + {comments}) × {sessions}' },
  },
  compute: ({ minutes, viewMin, viewMax, like, favorite, follow, comment, sessions }) => {
    const view = (viewMin + viewMax) / 2;
    const videos = Math.floor((minutes * 60) / view);
    const chances = { likes: like / 100, favorites: favorite / 100, follows: follow / 100, comments: comment / 100 };
    const expected = mapNames(chances, (kind) => videos * chances[kind]);
    const { likes, favorites, follows, comments } = expected;
    const daily = (likes + favorites + follows + comments) * sessions;
    return {
      results: { view, videos, ...expected, daily },
      ranges: mapNames(
        chances,
        (kind) => [quantile(videos, chances[kind], 0.05), quantile(videos, chances[kind], 0.95)] as const,
      ),
      notes: { upper: true, commented: comment > 0 },
    };
  },
  sources: {
    binomial: {
      title: 'Binomial Distribution',
      publisher: 'MathWorks, Statistics and Machine Learning Toolbox',
      url: 'https://uk.mathworks.com/help/stats/binomial-distribution.html',
      read: '2026-11-15',
    },
  },
});
