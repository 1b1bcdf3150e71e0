/** A value in the table that opens its editor. It looks like text until hovered. */
export const valueButtonClass =
  '-mx-2 inline-flex h-8 items-center rounded-field px-2 font-normal whitespace-nowrap hover:bg-hairline aria-expanded:bg-hairline pointer-coarse:h-11 [&>span]:shrink-0 [&>svg]:hidden';
