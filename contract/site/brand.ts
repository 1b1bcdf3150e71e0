/** The company's name and contact details. A rebrand changes this file, `public/` and `index.html`. */
export const brand = {
  name: 'Gida',
  tagline: 'Homes and land for sale across Nigeria.',
  email: 'hello@gida.example',
  phone: { label: '+234 800 000 4432', href: 'tel:+2348000004432' },
  /** Digits only, with the country code and no plus sign, as wa.me expects. */
  whatsappNumber: '2348000004432',
  address: {
    lines: ['14 Gana Street, Maitama', 'Abuja, FCT, Nigeria'],
    coordinates: { latitude: 9.0853, longitude: 7.4957 },
  },
  businessHours: 'Mon-Sun 9:00AM-8:00PM',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'X', href: 'https://x.com/' },
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'YouTube', href: 'https://www.youtube.com/' },
  ],
} as const;

/** A wa.me link that opens a chat with the company, with this message. */
export function whatsappHref(message: string): string {
  return `https://wa.me/${brand.whatsappNumber}?text=${encodeURIComponent(message)}`;
}
