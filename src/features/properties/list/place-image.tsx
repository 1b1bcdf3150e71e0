const files = import.meta.glob<string>('/src/assets/places/*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const widths = [400, 800, 1200];

interface PlacePictureProps {
  place: string;
  /** How wide it is drawn, as the `sizes` attribute puts it. */
  sizes: string;
  className?: string;
}

/** A picture that stands for a popular place and says nothing that its name does not. */
export function PlacePicture({ place, sizes, className }: PlacePictureProps) {
  const name = place.toLowerCase().replaceAll(' ', '-');
  const fileUrl = (width: number, format: string) =>
    files[`/src/assets/places/${name}-${width}.${format}`] ?? '';
  const sourceSet = (format: string) =>
    widths.map((width) => `${fileUrl(width, format)} ${width}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        loading="lazy"
        decoding="async"
        sizes={sizes}
        srcSet={sourceSet('webp')}
        src={fileUrl(800, 'webp')}
        alt=""
        className={className}
      />
    </picture>
  );
}
