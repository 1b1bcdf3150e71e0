/** In the sidebar, the breadcrumb and the headings. */
export const pages = {
  overview: 'Overview',
  properties: 'Listed properties',
  users: 'User list',
  listProperty: 'List a property',
  enquiries: 'Enquiries',
  imports: 'Imports',
  auditLog: 'Audit log',
};

export const layout = {
  sidebar: 'Sidebar',
  navigation: 'Admin',
  /** Only admins see these pages. */
  role: 'Admin',
  logout: 'Log out',
  viewSite: 'View the site',
};

export const breadcrumb = {
  label: 'Breadcrumb',
  property: 'Property',
  editProperty: 'Edit',
  user: 'User',
  enquiry: 'Enquiry',
  import: 'Import',
  deleted: 'Deleted',
};

export const find = {
  label: 'Find',
  hint: 'Find a page, a property or a user',
  shortcut: { apple: '⌘K', others: 'Ctrl K' },
  notLoaded: 'The search could not be loaded. Reload the page to try again.',
  placeholder: 'A page, a property or a user',
  results: 'Results',
  pages: 'Pages',
  properties: 'Properties',
  users: 'Users',
  searching: 'Searching...',
  nothingLoaded: 'Properties and users could not be loaded.',
  propertiesNotLoaded: 'Properties could not be loaded.',
  usersNotLoaded: 'Users could not be loaded.',
  noneFound: (typed: string) => `Nothing found for “${typed}”`,
};

export const notFound = {
  label: 'Page not found',
  title: 'There is nothing at this address',
  description: 'The address may be mistyped, or the page may have been removed.',
  toOverview: 'Go to the overview',
};

export const notAllowed = {
  label: 'Not allowed',
  title: 'Only admins can see these pages',
  description: 'If you need access, please ask an admin.',
  toHome: 'Go to the home page',
  toProfile: 'My Profile',
};
