import { paths } from '#src/lib/paths.ts';

/** The saved searches on the page of the shortlist. */
export const savedSearchesHref = `${paths.shortlist.path}#saved-searches`;
