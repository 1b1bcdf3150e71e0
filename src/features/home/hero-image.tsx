const files = import.meta.glob<string>('/src/assets/hero/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const crops = [
  { name: 'hero-wide', media: '(min-width: 768px)', widths: [1024, 1440, 1920] },
  { name: 'hero-tall', media: '(max-width: 767.98px)', widths: [480, 768, 1080] },
] as const;

/** Has a wide crop, and a tall one below 768 px. */
export function HeroImage() {
  return (
    <picture>
      {crops.flatMap(({ name, media, widths }) =>
        ['avif', 'webp'].map((format) => (
          <source
            key={`${name}.${format}`}
            media={media}
            type={`image/${format}`}
            sizes="100vw"
            srcSet={widths
              .map((width) => `${fileUrl(`${name}-${width}.${format}`)} ${width}w`)
              .join(', ')}
          />
        )),
      )}
      <img
        src={fileUrl('hero-wide-1440.webp')}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-[60%_50%]"
      />
    </picture>
  );
}

function fileUrl(file: string): string {
  return files[`/src/assets/hero/${file}`] ?? '';
}
