interface PageHeadingProps {
  title: string;
  lede?: string;
  /** Shown below, such as the date of the last change. */
  note?: string;
}

export function PageHeading({ title, lede, note }: PageHeadingProps) {
  return (
    <header>
      <h1 className="font-display text-2xl font-semibold md:text-3xl">{title}</h1>
      {lede && <p className="mt-3 max-w-measure text-muted md:text-balance md:text-lg">{lede}</p>}
      {note && <p className="mt-3 text-sm text-muted">{note}</p>}
    </header>
  );
}
