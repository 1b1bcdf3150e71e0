interface Saved {
  isSaved: boolean;
  isUpdating: boolean;
}

/** What the button says, on a card as on a detail. */
export function savedLabel({ isSaved, isUpdating }: Saved): string {
  if (isUpdating) return 'Updating...';
  return isSaved ? 'Saved' : 'Save Property';
}
