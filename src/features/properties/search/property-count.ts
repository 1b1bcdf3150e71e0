/** '1 property', '48 properties'. */
export function countLabel(total: number): string {
  return `${total.toLocaleString('en-NG')} ${total === 1 ? 'property' : 'properties'}`;
}
