import { median, visitTimes, withMeasuredApp } from './measured-app.ts';
import { slowPhone } from './slow-phone.ts';
import { type SplashVisit, visitSplash } from './splash-visit.ts';
import { reportTargets } from './targets.ts';

const SPLASH_MS = 3000;
const rounds = Number(process.argv[2] ?? 9);

await withMeasuredApp(async ({ browser, url }) => {
  // A first visit warms the server, and does not count.
  await visitSplash(browser, url);
  console.log(`The splash of the home page, ${slowPhone.words}; medians of ${rounds} visits:`);
  const visits = await visitTimes(rounds, () => visitSplash(browser, url));
  const of = (read: (visit: SplashVisit) => number) => median(visits.map(read));
  reportTargets([
    { name: 'painted after', value: of((visit) => visit.paintedMs), atMost: 600, unit: 'ms' },
    {
      name: `longer than its ${SPLASH_MS} ms by`,
      value: of((visit) => visit.liftedMs - SPLASH_MS),
      atMost: 50,
      unit: 'ms',
    },
    {
      name: 'hero picture painted after its end',
      value: of((visit) => visit.heroMs - visit.liftedMs),
      atMost: 200,
      unit: 'ms',
    },
  ]);
});
