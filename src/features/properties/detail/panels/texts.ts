/** The texts of the panels that open on a property's page. What papers are is in the contract. */

export const papersHelp = {
  is: (kind: string) => `${kind}: what it is`,
  isNot: 'What it is not',
  where: 'Where to search it',
  payFirst: 'What to pay first',
};

export const report = {
  question: 'What is wrong?',
  reasons: [
    'It is sold',
    'The price is wrong',
    'The photos are wrong',
    'The facts are wrong',
    'I suspect fraud',
  ],
  whatsapp: 'WhatsApp',
  email: 'Email',
};

export const draft = {
  notPublished: 'Not published: only your staff see this page.',
  edit: 'Edit or publish',
};
