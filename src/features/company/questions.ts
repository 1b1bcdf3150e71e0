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

/** What buyers in Nigeria ask before they pay, in the order in which they meet it. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'title-documents',
    heading: 'Title documents',
    questions: [
      {
        id: 'which-documents',
        question: 'Which title documents should a property have?',
        answer: [
          'Under the Land Use Act of 1978 the governor of a state holds its land in trust, and what you buy is a right to occupy it, usually for up to 99 years. These documents show that right:',
          {
            list: [
              'Certificate of Occupancy (C of O): issued by the state to the first holder, or by the Minister of the FCT in Abuja. The strongest document for land that has not changed hands since.',
              "Governor's Consent (Minister's Consent in the FCT): needed for every later sale of land that already has a C of O. Without it the transfer to you is not complete.",
              'Deed of Assignment: the contract that passes the right from seller to buyer. It must be stamped and registered.',
              'Registered survey plan: says where the land lies, with coordinates and beacon numbers. It proves the place, not the ownership.',
              'Gazetted excision: land that the government has released to a community. Good, but check that the plot lies inside the released coordinates.',
              'Right of Occupancy (R of O), in the FCT and the northern states: the letter that grants the right before the certificate is issued.',
            ],
          },
        ],
      },
      {
        id: 'receipt-only',
        question: 'The seller has only a receipt or a family agreement. Is that enough?',
        answer: [
          'No. A purchase receipt and a survey plan show that money was paid and where the land is, not that the seller could sell it. For family land, the head of the family and the principal members must all sign; a sale without them can be set aside years later. Ask a lawyer before you pay a deposit, and let the price reflect the work that perfecting the title will take.',
        ],
      },
      {
        id: 'acquisition',
        question: 'What does "under government acquisition" mean?',
        answer: [
          'The state has reserved the land for its own use. "Committed" acquisition, for a road or an airport say, is not released to anybody. "Global" acquisition can be released by excision or regularised, at a cost. A surveyor charts the plan at the office of the Surveyor-General to find out; it takes days and costs little beside the price of a plot.',
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
              'Come once in daylight and once after heavy rain. Look at the street drains, water marks on the fence and the way in.',
              'Ask which electricity feeder and band the house is on, who owns the transformer, and what the meter shows. Test generator, inverter and changeover.',
              'Run every tap. Ask for the depth of the borehole and a recent water test; in coastal Lagos ask about salt and iron.',
              'Look for cracks that run through blocks rather than plaster, damp at skirting height, sagging ceilings and rusting reinforcement under balconies.',
              'Ask the neighbours about flooding, security and levies. They have no reason to sell.',
              'In an estate, ask for the service charge, what it covers, and whether the seller owes any.',
            ],
          },
        ],
      },
      {
        id: 'inspection-fee',
        question: 'Do I pay for an inspection?',
        answer: [
          'Not with us. Inspections are free and by appointment. If anybody asks you for an "inspection fee" or a "form fee" in our name, do not pay and tell us.',
        ],
      },
      {
        id: 'abroad',
        question: 'I live abroad. How do I buy safely?',
        answer: [
          'Ask us for a video walk-through at a time you choose, so that you can direct the camera. Appoint a lawyer in Nigeria who acts for you alone, and a surveyor through that lawyer. If you cannot sign in person, give a power of attorney that names the property and is notarised or, in many countries, legalised at the Nigerian mission. Pay by bank transfer and keep the proof of where the money came from: you will need it to take the proceeds out again.',
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
          'Plan for 10 to 20 per cent of the price, depending on the state and on what has been done already. The usual items are:',
          {
            list: [
              'agency fee: often 5 per cent, sometimes up to 10;',
              'legal fee for your own lawyer: a scale is set by law, commonly 2 to 5 per cent of the price;',
              "Governor's Consent, stamp duty and registration: a few per cent of the value that the state assesses (about 3 per cent in Lagos);",
              'survey, search and charting: a fixed sum;',
              'for estates and developments: infrastructure or development levy, and the first service charge.',
            ],
          },
          'Rates change. Ask for each figure in writing before you make an offer.',
        ],
      },
      {
        id: 'negotiable',
        question: 'What does "Negotiable" on a price mean?',
        answer: [
          'That the seller has told us to pass on offers below the asking price. Where it is absent, we still pass on your offer, but the seller expects the price to stand. "Price on request" and "Contact Support" mean that we tell you the price when you ask.',
        ],
      },
      {
        id: 'payment-plan',
        question: 'Can I pay in instalments or with a mortgage?',
        answer: [
          'Many developments offer 6 to 24 months. Read what happens if you pay late, and what happens if the developer finishes late. Mortgages exist through commercial banks and, for contributors to the National Housing Fund, through the Federal Mortgage Bank at a lower rate. A lender asks for a registered title, so land with papers still in progress rarely qualifies.',
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
        question: 'How do I make sure that the seller may sell?',
        answer: [
          {
            list: [
              'Compare the name on the title with a valid identity document, and have your lawyer meet the person.',
              'If a company sells, search it at the Corporate Affairs Commission: it must be active, and those who sign must be its directors.',
              'If the owner has died, ask for probate or letters of administration. Heirs cannot sell before.',
              'Search the title at the land registry (AGIS in the FCT) yourself, through your lawyer. Do not accept a search report that the seller brings.',
              'Search the court registry for a case about the land.',
              "Check the agent's number with their company, not with the number on the board.",
            ],
          },
        ],
      },
      {
        id: 'warning-signs',
        question: 'What are the signs of fraud?',
        answer: [
          'A price far below the street, pressure to pay today, a seller who is always abroad, a deposit into a personal account with another name, originals that may not be seen, an agent who will not come to the property. Any one of them is reason to stop; two are reason to walk away.',
        ],
      },
      {
        id: 'what-gida-checks',
        question: 'What do you check before you list a property?',
        answer: [
          'We see evidence of title and of the identity of the person who instructs us, we visit the property, and we take or confirm the photographs. That lowers your risk; it does not replace the search by your own lawyer.',
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
          'Press "Save Property". You are asked to sign in or register first; the property is then saved at once, and you find it under Saved properties on every device you sign in on.',
        ],
      },
      {
        id: 'data',
        question: 'How much data does the site use?',
        answer: [
          'Little. Pictures are sent in the size of your screen and in modern formats, a map is loaded only when you ask for it, and lists arrive a page at a time.',
        ],
      },
    ],
  },
];
