import { parseUrl } from '#contract/rules/parse-url.ts';

/** The origins of the players, the only ones that the app's policy allows in frames. */
export const videoFrameSources = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const;

/** A video on one of the hosts whose players the app can show. */
export interface Video {
  host: 'YouTube' | 'Vimeo';
  /** Its page, in the one form in which it is stored. */
  url: string;
  /** The address of its player, without cookies, which starts at once. */
  playerUrl: string;
}

/**
 * Reads the link of a video on YouTube or Vimeo, in any form that their pages, their apps and their
 * embed codes have, and without https:// too. Null for anything else.
 */
export function videoOf(link: string): Video | null {
  const typed = link.trim();
  const url = parseUrl(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`, 'https://invalid');
  if (!url || url.username || url.password || url.port) return null;
  return youTubeVideo(url) ?? vimeoVideo(url);
}

const youTubeHost = /^((www|m|music)\.)?youtube\.com$|^(www\.)?youtube-nocookie\.com$/;
const youTubeId = /^[\w-]{11}$/;

function youTubeVideo({ hostname, pathname, searchParams }: URL): Video | null {
  const [, first = '', second = ''] = pathname.split('/');
  let id: string | null = null;
  if (hostname === 'youtu.be') id = first;
  else if (youTubeHost.test(hostname)) {
    id = /^(embed|shorts|live|v)$/.test(first) ? second : searchParams.get('v');
    if (first !== 'watch' && id !== second) return null;
  }
  if (!id || !youTubeId.test(id)) return null;
  return {
    host: 'YouTube',
    url: `https://www.youtube.com/watch?v=${id}`,
    playerUrl: `${videoFrameSources[0]}/embed/${id}?autoplay=1&playsinline=1&rel=0`,
  };
}

/** The number of a video, and the key of one that only its link shows. */
const vimeoPath =
  /^\/(?:(?:channels|groups|album|showcase)\/[\w-]+\/(?:videos?\/)?|(?:manage\/)?videos?\/)?(\d{1,12})(?:\/([\da-f]{8,20}))?\/?$/;

function vimeoVideo({ hostname, pathname, searchParams }: URL): Video | null {
  if (!/^((www|player)\.)?vimeo\.com$/.test(hostname)) return null;
  const [, id, pathKey] = vimeoPath.exec(pathname) ?? [];
  if (!id) return null;
  const [key = ''] = /^[\da-f]{8,20}$/.exec(pathKey ?? searchParams.get('h') ?? '') ?? [];
  return {
    host: 'Vimeo',
    url: `https://vimeo.com/${id}${key && `/${key}`}`,
    playerUrl: `${videoFrameSources[1]}/video/${id}?dnt=1&autoplay=1${key && `&h=${key}`}`,
  };
}
