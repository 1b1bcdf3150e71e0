/** Columns that may be shown or not, in their order; the title always is. */
export const columnNames = [
  'reference',
  'type',
  'status',
  'location',
  'price',
  'bedrooms',
  'bathrooms',
  'area',
  'pictures',
  'views',
  'listed',
] as const;
export type ColumnName = (typeof columnNames)[number];

export const defaultColumns: readonly ColumnName[] = [
  'status',
  'location',
  'price',
  'views',
  'listed',
];

export const columnLabels: Record<ColumnName, string> = {
  reference: 'Reference',
  type: 'Type',
  status: 'Status',
  location: 'Location',
  price: 'Price',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Square footage (sqm)',
  pictures: 'Pictures',
  views: 'Views',
  listed: 'Listed',
};
