import { Mail, Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand, whatsappHref } from '#contract/site/brand.ts';
import { buttonVariants } from '#src/components/ui/button.tsx';
import { WhatsAppIcon } from '#src/components/ui/whatsapp-icon.tsx';
import { cn } from '#src/lib/class-names.ts';
import { lagosDate } from '#src/lib/dates.ts';
import { hours, ways as wayTexts } from './texts.ts';

const chatHref = whatsappHref(wayTexts.chatMessage);

const ways = [
  { icon: Phone, name: wayTexts.phone, label: brand.phone.label, href: brand.phone.href },
  {
    icon: WhatsAppIcon,
    name: wayTexts.whatsapp,
    label: wayTexts.startChat,
    href: chatHref,
  },
  { icon: Mail, name: wayTexts.email, label: brand.email, href: `mailto:${brand.email}` },
] as const;

/** The link to WhatsApp alone: on phones the other ways are below the form. */
export function WhatsAppLink({ className }: { className?: string }) {
  return (
    <a href={chatHref} className={cn(buttonVariants({ variant: 'secondary' }), className)}>
      <WhatsAppIcon />
      {wayTexts.chatOnWhatsapp}
    </a>
  );
}

export function ContactWays() {
  return (
    <section aria-labelledby="contact-ways">
      <h2 id="contact-ways" className="text-xl font-semibold">
        {wayTexts.heading}
      </h2>
      <p className="mt-3 font-medium">{brand.businessHours}</p>
      <OpenNow />
      <ul className="mt-5 border-t">
        {ways.map(({ icon: Icon, name, label, href }) => (
          // On phones above the form.
          <li key={name} className={cn('border-b', href === chatHref && 'max-lg:hidden')}>
            <a href={href} className="group flex min-h-16 items-center gap-4 py-3">
              <Icon strokeWidth={1.5} className="size-6 shrink-0 text-muted" />
              <span className="min-w-0">
                <span className="block text-sm text-muted">{name}</span>{' '}
                <span className="block font-medium wrap-anywhere text-brand group-hover:underline">
                  {label}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CHECK_INTERVAL_MS = 30_000;

function OpenNow() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const { isOpen, label } = openingAt(now);
  return (
    <p
      className={cn(
        'mt-1 flex items-baseline gap-2 text-sm font-medium',
        isOpen ? 'text-success' : 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className="size-2 shrink-0 -translate-y-px rounded-full bg-current"
      />
      {label}
    </p>
  );
}

/** Mon-Sun 9:00AM-8:00PM in Lagos. */
const OPENS_AT_HOUR = 9;
const CLOSES_AT_HOUR = 20;

/** Whether the office is open at that time, and a text with the next change. */
export function openingAt(now: Date): { isOpen: boolean; label: string } {
  const hour = lagosDate(+now).getUTCHours();
  if (hour >= OPENS_AT_HOUR && hour < CLOSES_AT_HOUR) {
    return { isOpen: true, label: hours.open };
  }
  const { opensToday, opensTomorrow } = hours;
  return { isOpen: false, label: hour < OPENS_AT_HOUR ? opensToday : opensTomorrow };
}
