/** The texts of the home page below the first screen, which load when they come near. */

export const whyChooseUs = {
  heading: 'Why choose us',
  lede: 'Buying a home is a big step. We help you check before you pay.',
  papers: {
    title: 'Papers first',
    text: 'We ask for evidence of title before we list a property. Ask us which document it is before you travel.',
  },
  price: {
    title: 'One clear price',
    text: 'You see the asking price in naira, and whether it is negotiable. Our FAQ lists the costs on top. We never charge an inspection fee.',
  },
  weakPoints: {
    title: 'The weak points too',
    text: 'A listing shows what we know of its papers, power, water and road, and the day of our last visit. What we have not checked, we do not claim.',
  },
  data: {
    title: 'Light on your data',
    text: 'Photos fit your screen, and the map loads only when you scroll to it, so browsing costs little.',
  },
};

export const partners = {
  heading: 'Our partners',
  play: 'Play the logos',
  pause: 'Pause the logos',
  zuma: { name: 'Zuma Mortgage', field: 'Home loans' },
  kainji: { name: 'Kainji Power', field: 'Solar and backup' },
  osun: { name: 'Ọṣun Timber', field: 'Joinery' },
  lagoon: { name: 'Lagoon Survey', field: 'Surveyors' },
  benue: { name: 'Benue Brickworks', field: 'Building materials' },
  calabar: { name: 'Calabar Chambers', field: 'Property law' },
  jos: { name: 'Jos Glass', field: 'Windows and facades' },
  sahel: { name: 'Sahel Water', field: 'Boreholes' },
};
