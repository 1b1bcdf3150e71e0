/** The class of a button that acts on a whole list. It is less prominent than the fields beside it. */
export const quietButtonClass =
  'inline-flex h-9 items-center gap-2 rounded-field px-3 text-sm font-medium text-muted whitespace-nowrap select-none hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0';
