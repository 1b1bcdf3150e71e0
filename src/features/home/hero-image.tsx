import { HERO_SIZES, heroCrops, heroFiles } from '#contract/site/hero-image.ts';

const files = import.meta.glob<string>('/src/assets/hero/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Has a wide crop, and a tall one below 768 px. Our server preloads the AVIF files. */
export function HeroImage() {
  return (
    <picture>
      {heroCrops.flatMap((crop) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`${crop.name}.${format}`}
            media={crop.media}
            type={`image/${format}`}
            sizes={HERO_SIZES}
            srcSet={heroFiles(crop, format)
              .map(({ source, width }) => `${fileUrl(source)} ${width}w`)
              .join(', ')}
          />
        )),
      )}
      <img
        src={fileUrl('src/assets/hero/hero-wide-1440.webp')}
        alt=""
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover object-[60%_50%]"
      />
    </picture>
  );
}

function fileUrl(source: string): string {
  return files[`/${source}`] ?? '';
}
