/** The texts of the page about the company, below its title and lede. */

export const viewAll = 'View all properties';
export const photo =
  'Quiet residential estate street with cream hipped-roof homes in evening sunlight.';
export const howWeWork = 'How we work';
export const promises = [
  {
    title: 'We tell you what we know',
    text: 'A listing shows what we have checked: the papers, the power, the water, the road, and the day of our last visit. We make no claim about anything we have not checked. Ask us before you travel.',
  },
  {
    title: 'We ask for the papers',
    text: 'Sellers show us evidence of title and of who they are before we list a property. Ask us which document it is. Your lawyer still searches the registry; we help with copies and introductions.',
  },
  {
    title: 'We ask one price',
    text: 'The price you see is the price the seller told us to ask, in naira. If the seller takes offers, the listing says Negotiable. Inspections are free.',
  },
  {
    title: 'We work for a sale that lasts',
    text: 'We are paid when you have your keys and your papers. We would rather lose a sale than see it fall apart a year later.',
  },
];
