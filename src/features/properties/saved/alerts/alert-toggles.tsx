import { Bell } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Alert } from '#contract/endpoints/alerts.ts';
import { isDevelopment, type Property } from '#contract/property/property.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Checkbox } from '#src/components/ui/form/checkbox.tsx';
import { hasCapability } from '#src/lib/capabilities.ts';
import { loginHref, paths, returnQuery } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { useChangeAlert, useTurnOnAlert } from './alert-mutations.ts';
import { useAlerts } from './alert-queries.ts';
import * as texts from './texts.ts';

/** Turns on and off emails about what is new in a saved search; nothing without an account. */
export function SearchAlert({ name, query }: { name: string; query: string }) {
  const { data: alerts } = useAlerts();
  const turnOn = useTurnOnAlert();
  const change = useChangeAlert();
  const isVerified = useSession()?.isVerified;
  const alert = alerts?.find((other) => other.query === query);
  if (!alerts || !isVerified) return null;

  const isOn = isOnOf(alert);
  const isPending = turnOn.isPending || change.isPending;

  function toggle() {
    if (isPending) return;
    if (alert && isOn) change.mutate({ id: alert.id, isOn: false });
    else turnOn.mutate({ name, query, frequency: alert?.frequency ?? 'daily' });
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={isOn ? texts.emailsOnAbout(name) : texts.emailMeAbout(name)}
      // Not disabled, which would take the focus.
      aria-busy={isPending || undefined}
      onClick={toggle}
    >
      <Bell className={isOn ? 'fill-current' : undefined} />
      {isOn ? texts.emailsOn : texts.emailMe}
    </Button>
  );
}

/** What a visitor needs before they can have alerts of their searches. */
export function AlertHint({ returnTo }: { returnTo: string }) {
  const session = useSession();
  if (!hasCapability('alerts') || session?.isVerified) return null;
  const [text, to] = session
    ? [texts.verifyFirst, paths.authentication.verifyEmail.href(returnQuery(returnTo))]
    : [texts.logInFirst, loginHref(returnTo)];
  return (
    <p className="mt-3 text-sm">
      <Link to={to} className="text-brand underline underline-offset-3">
        {text}
      </Link>
    </p>
  );
}

/** Turns on and off emails about the price of a kept home; nothing without an account. */
export function PriceAlert({ property }: { property: Property }) {
  const { data: alerts } = useAlerts();
  const turnOn = useTurnOnAlert();
  const change = useChangeAlert();
  const isVerified = useSession()?.isVerified;
  const { _id: propertyId, title } = property;
  const alert = alerts?.find((other) => other.propertyId === propertyId);
  // The price of a development is not shown.
  if (!alerts || !isVerified || isDevelopment(property)) return null;

  function toggle(isOn: boolean) {
    if (isOn) turnOn.mutate({ propertyId, frequency: alert?.frequency ?? 'at-once' });
    else if (alert) change.mutate({ id: alert.id, isOn });
  }

  return (
    <Checkbox
      label={texts.priceByEmail}
      aria-label={texts.priceOf(title)}
      checked={turnOn.isPending || (isOnOf(alert) && !change.isPending)}
      onChange={({ target }) => toggle(target.checked)}
    />
  );
}

function isOnOf(alert: Alert | undefined): boolean {
  return alert?.isOn ?? false;
}
