import type { ArticleBlock } from '#src/components/layout/article.tsx';

export interface Question {
  id: string;
  question: string;
  answer: readonly ArticleBlock[];
}

export interface QuestionGroup {
  id: string;
  heading: string;
  questions: readonly Question[];
}

/** Questions of buyers in Nigeria, in the order of a purchase. Facts carry their date and source. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'title-documents',
    heading: 'Title documents',
    questions: [
      {
        id: 'which-documents',
        question: 'Which title documents should a property have?',
        answer: [
          'Under the Land Use Act of 1978 the governor of a state holds its land in trust, and what you buy is the right to occupy it for the term stated on the certificate. These documents show that right:',
          {
            list: [
              'Certificate of Occupancy (C of O): issued by the state to the first holder. It is the strongest document for land that has not been sold since.',
              'Governor’s Consent: needed for every later sale of land that already has a C of O (Land Use Act 1978, section 22). Without it the transfer to you is not complete.',
              'Deed of Assignment: the contract that passes the right from seller to buyer. It must be stamped and registered.',
              'Registered survey plan: shows where the land lies, with coordinates and beacon numbers. It proves the location, not the ownership.',
              'Gazetted excision: land that the government has released to a community. Good, but check that the plot lies inside the released coordinates.',
              'Right of Occupancy (R of O), in the FCT and the northern states: the letter that grants the right before the certificate is issued.',
            ],
          },
          {
            source: 'Checked November 2026. Source: Land Use Act 1978, sections 1, 5, 9 and 22.',
          },
        ],
      },
      {
        id: 'federal-land',
        question: 'What is different about Ikoyi, Banana Island and federal land in Lagos?',
        answer: [
          'Parts of Lagos are federal land, among them much of Ikoyi, Banana Island and parts of Victoria Island. A sale there needs the consent of the Federal Minister of Housing and Urban Development, not the Governor’s, and the deed is registered at the Federal Land Registry in Ikoyi. The state registry in Alausa has no record of it, so a clean search there proves nothing. Lagos State disputes the ownership of some of this land: ask your lawyer to search both registries.',
          {
            source:
              'Checked November 2026. Source: the documents that the Federal Ministry of Housing and Urban Development requires for consent.',
          },
        ],
      },
      {
        id: 'abuja',
        question: 'Who grants title in Abuja?',
        answer: [
          'Only the Minister of the Federal Capital Territory. Search every title at AGIS (Abuja Geographic Information Systems) before you pay.',
          'An area council paper is not a title. In February 2026 the Minister nullified 485 of them that had proved to be fake, in Bwari, Kuje and the Abuja Municipal Area Council, including Lugbe. Since 21 April 2025 the FCT has been regularising papers that were submitted for vetting. Of the 8,287 it had screened by then, 2,358 became statutory titles. The same reform covers mass-housing estates, where many owners have no title of their own yet: ask whether a sectional title has been issued for your unit, and what is still owed.',
          {
            source:
              'Checked November 2026. Source: FCT Administration, statements of 11 and 14 April 2025, public notice of February 2026.',
          },
        ],
      },
      {
        id: 'receipt-only',
        question: 'The seller has only a receipt or a family agreement. Is that enough?',
        answer: [
          'No. A purchase receipt and a survey plan show that money was paid and where the land is, not that the seller could sell it. For family land, the head of the family and the principal members must all sign; a sale without them can be set aside years later. Ask a lawyer before you pay a deposit, and negotiate a price that allows for the cost of perfecting the title.',
        ],
      },
      {
        id: 'acquisition',
        question: 'What does “under government acquisition” mean?',
        answer: [
          'The state has reserved the land for its own use. Land under “committed” acquisition, for example for a road or an airport, is not released to anyone. Land under “global” acquisition can be released by excision or regularised, at a cost. A surveyor charts the plan at the office of the Surveyor-General to find out. This takes a few days and costs little compared with the price of a plot.',
        ],
      },
    ],
  },
  {
    id: 'inspection',
    heading: 'Inspection',
    questions: [
      {
        id: 'what-to-look-at',
        question: 'What should I look at when I inspect a house?',
        answer: [
          {
            list: [
              'Come once in daylight and once after heavy rain. Look at the street drains, the access road and any water marks on the fence.',
              'Ask which electricity feeder and band the house is on, who owns the transformer, and what the meter shows. Test the generator, the inverter and the changeover switch.',
              'Run every tap. Ask for the depth of the borehole and a recent water test; in coastal Lagos ask about salt and iron.',
              'Look for cracks that run through blocks rather than plaster, damp at skirting height, sagging ceilings and rusting reinforcement under balconies.',
              'Ask the neighbours about flooding, security and levies. They have nothing to sell you.',
              'In an estate, ask for the service charge, what it covers, and whether the seller owes any.',
            ],
          },
        ],
      },
      {
        id: 'inspection-fee',
        question: 'Do I pay for an inspection?',
        answer: [
          'Not with us. Inspections are free and by appointment. If anyone asks you for an “inspection fee” or a “form fee” in our name, do not pay, and tell us.',
        ],
      },
      {
        id: 'abroad',
        question: 'I live abroad. How do I buy safely?',
        answer: [
          'Ask us for a video viewing at a time you choose, so that you can direct the camera. Appoint a lawyer in Nigeria who acts for you alone, and a surveyor through that lawyer. If you cannot sign in person, give a power of attorney that names the property and is notarised or, in many countries, legalised at the Nigerian mission. If you pay in foreign currency, tell your Nigerian bank before you send it and ask for an electronic Certificate of Capital Importation. The bank issues it when the money arrives, within 24 hours under the Foreign Exchange Manual, though it can take longer. You need it to transfer the proceeds abroad if you sell.',
          {
            source:
              'Checked November 2026. Source: Central Bank of Nigeria, Foreign Exchange Manual, memorandum 20; circular of 8 August 2024.',
          },
        ],
      },
    ],
  },
  {
    id: 'fees',
    heading: 'Prices and fees',
    questions: [
      {
        id: 'what-it-costs',
        question: 'What do I pay on top of the price?',
        answer: [
          'It depends on the price, the state and the documents the property already has. The usual items are:',
          {
            list: [
              'agency fee: agree on it before you inspect. In Lagos the regulator LASRERA caps it at 10 per cent, and an agent must be registered there;',
              'legal fee for your own lawyer: the scale of 2023 is 10 per cent of a price below ₦50 million; from there ₦5 million plus 5 per cent of what lies above ₦50 million, up to ₦100 million; above that ₦7.5 million plus 3 per cent of the rest. Many lawyers agree on less, so ask for a quote in writing;',
              'Governor’s or Minister’s Consent and registration: a share of the value that the land office assesses. Ask that office for today’s rate;',
              'stamp duty: paid by the buyer, and the deed must be stamped within 30 days of signing. Ask the tax office for the rate;',
              'survey, search and charting: a fixed sum;',
              'for estates and developments: infrastructure or development levy, and the first service charge.',
            ],
          },
          'Rates change. Ask for each figure in writing before you make an offer.',
          {
            source:
              'Checked November 2026. Sources: Legal Practitioners (Remuneration for Business, Legal Services and Representation) Order 2023, scale 4; Nigeria Tax Act 2025, section 126; Lagos State Real Estate Regulatory Authority, June 2025.',
          },
        ],
      },
      {
        id: 'negotiable',
        question: 'What does “Negotiable” on a price mean?',
        answer: [
          'The seller will consider offers below the asking price. If a listing does not say Negotiable, we still pass on your offer, but the seller expects the full price. “Price on request” and “Contact Support” mean that we tell you the price when you ask.',
        ],
      },
      {
        id: 'payment-plan',
        question: 'Can I pay in instalments or with a mortgage?',
        answer: [
          'Many developments take instalments. Read what happens if you pay late, and what happens if the developer finishes late. A lender asks for a registered title, so land with papers still in progress rarely qualifies.',
          {
            list: [
              'National Housing Fund: 6 per cent, up to 30 years, through a primary mortgage bank. You must be over 18 and have contributed for at least six months. The Mortgage Banking Association gives ₦50 million as the maximum; your bank tells you what you can borrow at your age and income.',
              'MREIF, the real estate fund of the Ministry of Finance Incorporated: 9.75 per cent, up to 20 years, with a deposit of 10 per cent (since August 2025), through participating banks. Stanbic IBTC gives ₦100 million as the maximum. The home must be complete and its title registered; land alone does not qualify.',
              'Commercial banks: usually at a far higher rate. Compare the total cost, not only the rate.',
            ],
          },
          {
            source:
              'Checked November 2026. Sources: Mortgage Banking Association of Nigeria; Ministry of Finance Incorporated, July and August 2025; Stanbic IBTC Bank and FirstBank, MREIF Home Loan.',
          },
        ],
      },
    ],
  },
  {
    id: 'sellers',
    heading: 'How to check a seller',
    questions: [
      {
        id: 'check-seller',
        question: 'How do I know that the seller has the right to sell?',
        answer: [
          {
            list: [
              'Compare the name on the title with a valid identity document, and have your lawyer meet the person.',
              'If a company sells, search it at the Corporate Affairs Commission: it must be active, and the people who sign must be its directors.',
              'If the owner has died, ask for probate or letters of administration. The heirs cannot sell without one of them.',
              'Search the title at the registry that holds it, through your lawyer: the state land registry, AGIS in the FCT, or the Federal Land Registry in Ikoyi. Do not accept a search report that the seller brings.',
              'Search the court registry for a case about the land.',
              'Check the agent’s number with their company, not with the number on the board.',
            ],
          },
        ],
      },
      {
        id: 'cash',
        question: 'Can I pay in cash?',
        answer: [
          'Not for a house. A person may not pay or accept more than ₦5 million in cash, and a company not more than ₦10 million, except through a bank or another financial institution. Splitting the payment to stay below the limit is also an offence. Pay by transfer, to the account named in the contract.',
          {
            source:
              'Checked November 2026. Source: Money Laundering (Prevention and Prohibition) Act 2022, section 2.',
          },
        ],
      },
      {
        id: 'permits',
        question: 'What should I check besides the title?',
        answer: [
          {
            list: [
              'The planning permit and, for a new building, the certificate of completion. In Lagos, also the setback from drains and canals: buildings inside it are demolished.',
              'In Lagos, the registration of the agent or developer with LASRERA.',
              'Ground rent, tenement rate or land use charge, and service charge: ask for the last receipts.',
            ],
          },
          'Ask the state planning office; in Lagos also the Office of Drainage Services, and in Abuja the Department of Development Control.',
          {
            source:
              'Checked November 2026. Source: Lagos State Real Estate Regulatory Authority, June 2025.',
          },
        ],
      },
      {
        id: 'warning-signs',
        question: 'What are the signs of fraud?',
        answer: [
          'A price far below others on the street, pressure to pay today, a seller who is always abroad, a deposit into a personal account in another name, original papers that you are not allowed to see, or an agent who will not meet you at the property. One sign is a reason to stop and ask. Two are a reason to walk away.',
        ],
      },
      {
        id: 'what-gida-checks',
        question: 'What do you check before you list a property?',
        answer: [
          'We ask the person who instructs us for evidence of title and of who they are. A listing shows which papers we have seen, what we know of the power, the water and the road, and the day of our last visit. We make no claim about anything we have not checked. None of this replaces a search by your own lawyer.',
        ],
      },
    ],
  },
  {
    id: 'using-the-site',
    heading: 'Using this site',
    questions: [
      {
        id: 'save',
        question: 'How do I save a property?',
        answer: [
          'Press “Save Property”. If you are not logged in, we ask you to log in or register first, and then save it for you. You find it under Saved properties on every device where you log in.',
        ],
      },
      {
        id: 'data',
        question: 'How much data does the site use?',
        answer: [
          'Very little. Photos are sent at the size of your screen, the map loads only when you scroll to it (with data saver on, when you tap it), and lists load a page at a time.',
        ],
      },
    ],
  },
];

/** Below the questions. */
export const questionsNote =
  'This is general information, not legal advice. Before you pay, ask a lawyer who acts for you alone.';

export const questionsJsonLd = {
  '@type': 'FAQPage',
  mainEntity: questionGroups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.map(textOf).join(' '),
      },
    })),
};

function textOf(block: ArticleBlock): string {
  if (typeof block === 'string') return block;
  return 'source' in block ? block.source : block.list.join(' ');
}
