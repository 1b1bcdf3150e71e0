import { describe, expect, it } from 'vitest';
import { videoOf } from '#contract/property/video.ts';

const ID = 'aqz-KE-bpKQ';
const page = `https://www.youtube.com/watch?v=${ID}`;

describe('A video on YouTube is read', () => {
  it.each([
    page,
    `  ${page}  `,
    `http://youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/watch?app=desktop&v=${ID}&t=42s&list=PL123`,
    `https://music.youtube.com/watch?v=${ID}`,
    `youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=AbC_d-1&t=10`,
    `youtu.be/${ID}`,
    `https://www.youtube.com/shorts/${ID}?feature=share`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube.com/embed/${ID}?start=3`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}#top`,
  ])('from %s', (link) => {
    expect(videoOf(link)).toEqual({
      host: 'YouTube',
      url: page,
      playerUrl: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`,
    });
  });
});

describe('A video on Vimeo is read', () => {
  it.each([
    'https://vimeo.com/76979871',
    'vimeo.com/76979871?share=copy',
    'https://www.vimeo.com/76979871/',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/homes/videos/76979871',
    'https://vimeo.com/showcase/123/video/76979871',
    'https://player.vimeo.com/video/76979871?badge=0',
  ])('from %s', (link) => {
    expect(videoOf(link)).toEqual({
      host: 'Vimeo',
      url: 'https://vimeo.com/76979871',
      playerUrl: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    });
  });

  it.each([
    'https://vimeo.com/76979871/8272103f6e',
    'player.vimeo.com/video/76979871?h=8272103f6e',
  ])('with the key of an unlisted one from %s', (link) => {
    expect(videoOf(link)).toMatchObject({
      url: 'https://vimeo.com/76979871/8272103f6e',
      playerUrl: 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e',
    });
  });

  it('and the stored address is read as itself', () => {
    for (const url of [page, 'https://vimeo.com/76979871', 'https://vimeo.com/1/8272103f6e']) {
      expect(videoOf(url)?.url).toBe(url);
    }
  });
});

describe('Nothing else is read as a video', () => {
  it.each([
    '',
    'the tour',
    'javascript:alert(1)',
    `javascript://www.youtube.com/watch?v=${ID}%0aalert(1)`,
    'data:text/html,<script>alert(1)</script>',
    `ftp://www.youtube.com/watch?v=${ID}`,
    `https://evil.example/watch?v=${ID}`,
    `https://www.youtube.com.evil.example/watch?v=${ID}`,
    `https://evil-youtube.com/watch?v=${ID}`,
    `https://notyoutu.be/${ID}`,
    `https://xn--youtube-9za.com/watch?v=${ID}`,
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    `https://user:secret@www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
    `https://evil.example/https://youtu.be/${ID}`,
    `https://www.youtube.com./watch?v=${ID}`,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}"onload=alert(1)`,
    'https://www.youtube.com/@agency/videos',
    'https://www.youtube.com/playlist?list=PL1234567890123',
    `https://www.youtube.com/redirect?q=https://evil.example&v=${ID}`,
    `https://youtu.be/watch?v=${ID}`,
    'https://vimeo.com/agency',
    'https://vimeo.com/76979871x',
    'https://vimeo.com.evil.example/76979871',
    'https://player.vimeo.com@evil.example/video/76979871',
    '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
  ])('%s', (link) => {
    expect(videoOf(link)).toBeNull();
  });
});
