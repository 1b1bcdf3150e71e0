import type { ReactNode } from 'react';

interface Partner {
  name: string;
  field: string;
  /** Drawn in a 32 by 32 box in the text's colour. */
  mark: ReactNode;
}

export const partners: readonly Partner[] = [
  {
    name: 'Zuma Mortgage',
    field: 'Home loans',
    mark: <path d="M2 27 12 8l6 10 4-6 8 15z" />,
  },
  {
    name: 'Kainji Power',
    field: 'Solar and backup',
    mark: <path d="M18 2 6 18h8l-2 12 14-18h-9z" />,
  },
  {
    name: 'Ọṣun Timber',
    field: 'Joinery',
    mark: <path d="M16 2 6 14h5l-6 8h9v8h4v-8h9l-6-8h5z" />,
  },
  {
    name: 'Lagoon Survey',
    field: 'Surveyors',
    mark: <path d="M16 3 4 29h5l7-16 7 16h5zM11 22h10v3H11z" />,
  },
  {
    name: 'Benue Brickworks',
    field: 'Building materials',
    mark: <path d="M2 6h12v6H2zm16 0h12v6H18zM2 20h12v6H2zm16 0h12v6H18zM9 13h14v6H9z" />,
  },
  {
    name: 'Calabar Chambers',
    field: 'Property law',
    mark: <path d="M14 3h4v4l10 3v3l-3 8h-6l-3-8v13h6v3H10v-3h6V13l-3 8H7l-3-8v-3l10-3z" />,
  },
  {
    name: 'Jos Glass',
    field: 'Windows and facades',
    mark: <path d="M4 4h10v11H4zm14 0h10v11H18zM4 18h10v10H4zm14 0h10v10H18z" />,
  },
  {
    name: 'Sahel Water',
    field: 'Boreholes',
    mark: <path d="M16 2c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17z" />,
  },
];
