import type { Video } from '#contract/property/video.ts';

/** The texts of a home's video, to edit or translate in one place. */

export const heading = 'Video';
export const watch = 'Watch the video';
export const note = (host: Video['host']) =>
  `On ${host}. It is loaded, and uses data, only when you start it.`;
export const open = (host: Video['host']) => `Open on ${host}`;
export const player = (title: string, host: Video['host']) => `Video of ${title}, on ${host}`;
