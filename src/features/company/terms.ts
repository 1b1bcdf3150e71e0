import { brand } from '#contract/site/brand.ts';
import type { ArticleSection } from '#src/components/layout/article.tsx';

export const termsTitle = 'Terms of use';
export const termsNote = 'Last updated on 22 November 2026';

export const terms: readonly ArticleSection[] = [
  {
    id: 'agreement',
    heading: 'What you agree to',
    blocks: [
      `These terms are the agreement between you and ${brand.name} for the use of this website. You accept them when you create an account or use the site; if you do not agree with them, please do not use it.`,
      'You must be at least 18 years old to register. If you register for a company, you confirm that you may bind it.',
    ],
  },
  {
    id: 'listings',
    heading: 'What a listing is, and is not',
    blocks: [
      'A listing is an invitation to inspect and to negotiate. It is not an offer that becomes a contract when you accept it. A sale is made only by a written contract between buyer and seller.',
      'We ask the seller or their agent for evidence of title, and publish the price that we were instructed to ask. Photos come from us, the seller or the developer. We do not investigate title to the standard of a conveyancing lawyer, and our checks do not replace yours.',
      'Areas are given in square metres as measured or stated by the seller. While a development is being built, images may be drawings and finishes may change. Availability and prices can change without notice.',
    ],
  },
  {
    id: 'your-checks',
    heading: 'What you must check yourself',
    blocks: [
      'Before you pay anything towards a property, please do at least the following.',
      {
        list: [
          'Inspect the property in person, or send someone you trust.',
          'Have your own lawyer search the title at the registry that holds it: the state land registry, AGIS in the Federal Capital Territory, or the Federal Land Registry in Ikoyi for federal land in Lagos.',
          'Have a registered surveyor chart the survey plan and confirm that the land is free of government acquisition.',
          'Pay by bank transfer, only into an account in the name of the seller or of a lawyer who holds the money for both sides, and against a receipt.',
        ],
      },
    ],
  },
  {
    id: 'account',
    heading: 'Your account',
    blocks: [
      'Give your real name and an email that you read: we verify it with a one-time code. Keep your password to yourself. You are responsible for what is done while you are logged in. Tell us at once if you believe that someone else has used your account.',
      'You are logged out after a period without activity. You may ask us to close your account at any time.',
    ],
  },
  {
    id: 'fair-use',
    heading: 'Fair use of the site',
    blocks: [
      'You may look at, save, print and share listings for your own purposes. Without our written consent you may not:',
      {
        list: [
          'copy listings or photos in bulk, or publish them elsewhere;',
          'use the site to advertise property that is not listed with us;',
          'pretend to be us, a seller or an agent;',
          'test, overload or bypass the security of the site.',
        ],
      },
    ],
  },
  {
    id: 'fees',
    heading: 'Fees',
    blocks: [
      'Browsing, saving and asking about properties are free. If a purchase carries an agency fee, we tell you the amount in writing before you make an offer. Nobody acting for us may ask you for an inspection fee in cash, or for money to “hold” a property without a receipt.',
    ],
  },
  {
    id: 'liability',
    heading: 'Responsibility',
    blocks: [
      'We are responsible for loss that we cause by fraud or by failing to take reasonable care. We are not responsible for what a seller, an agent or another site tells you, for decisions made without the checks above, or for loss that neither of us could have foreseen. Nothing in these terms takes away rights that the Federal Competition and Consumer Protection Act 2018 gives you.',
    ],
  },
  {
    id: 'law',
    heading: 'Law, changes and contact',
    blocks: [
      'The law of the Federal Republic of Nigeria applies. If we cannot settle a complaint with you, the courts of the Federal Capital Territory decide.',
      'When we change these terms, we show the date here. We email registered users before an important change takes effect.',
      `Questions and complaints: ${brand.email}, or by post to ${brand.address.lines.join(', ')}.`,
    ],
  },
];
