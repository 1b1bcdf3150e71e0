/** What the script in index.html knows of a page. */
export interface StartedView {
  /** A regular expression for the path; its group is the id. */
  path: string;
  /** Properties of the links that fetch the page's files. */
  links: Record<string, string>[];
  /** The address below the API's base of what the page shows; `:id` stands for the group. */
  request?: string;
}

/**
 * Runs in index.html, before any other script is there: fetches the files of the page at this
 * address, and its data where a guest opens it without a query. The app takes the answer from
 * `window.earlyAnswers`.
 */
export function startFirstView(views: StartedView[], apiBaseUrl: string, sessionKey: string): void {
  const path = location.pathname.replace(/(.)\/$/, '$1');
  const view = views.find((candidate) => new RegExp(candidate.path).test(path));
  if (!view) return;
  for (const link of view.links) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  try {
    if (!view.request || location.search || localStorage.getItem(sessionKey) !== null) return;
  } catch {
    // Where storage is refused, nobody is signed in.
  }
  const address = path.replace(new RegExp(view.path), (_, id) =>
    String(view.request).replace(':id', id),
  );
  const answering = fetch(apiBaseUrl + address, { priority: 'high' });
  answering.catch(() => {});
  Object.assign(window, { earlyAnswers: { [address]: answering } });
}
