import { matchPath } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';

const { home, properties, property, editProperty, listProperty, userList, user } = paths.admin;
const { imports, import: importJob, auditTrail } = paths.admin;

/** A step of the trail: its words, or of which record they are the name. */
export interface TrailStep {
  to: string;
  label: string | { of: 'property' | 'user'; id: string };
}

interface Place {
  path: string;
  stepsOf: (id: string) => TrailStep[];
}

const overview = { to: home.href(), label: 'Overview' };
const listedProperties = { to: properties.href(), label: 'Listed properties' };
const users = { to: userList.href(), label: 'User list' };
const allImports = { to: imports.href(), label: 'Imports' };
const propertyStep = (id: string): TrailStep => ({
  to: property.href(id),
  label: { of: 'property', id },
});

const places: Place[] = [
  { path: home.path, stepsOf: () => [] },
  { path: properties.path, stepsOf: () => [listedProperties] },
  { path: property.path, stepsOf: (id) => [listedProperties, propertyStep(id)] },
  {
    path: editProperty.path,
    stepsOf: (id) => [
      listedProperties,
      propertyStep(id),
      { to: editProperty.href(id), label: 'Edit' },
    ],
  },
  {
    path: listProperty.path,
    stepsOf: () => [{ to: listProperty.href(), label: 'List a property' }],
  },
  { path: userList.path, stepsOf: () => [users] },
  {
    path: user.path,
    stepsOf: (id) => [users, { to: user.href(id), label: { of: 'user', id } }],
  },
  { path: imports.path, stepsOf: () => [listedProperties, allImports] },
  {
    path: importJob.path,
    stepsOf: (id) => [listedProperties, allImports, { to: importJob.href(id), label: 'Import' }],
  },
  { path: auditTrail.path, stepsOf: () => [{ to: auditTrail.href(), label: 'Audit trail' }] },
];

/** The steps that lead from the overview to an address; the overview alone where there is none. */
export function trailOf(pathname: string): TrailStep[] {
  for (const { path, stepsOf } of places) {
    const match = matchPath(path, pathname);
    if (match) return [overview, ...stepsOf(match.params.id ?? '')];
  }
  return [overview];
}
