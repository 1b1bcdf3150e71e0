import { Link } from 'react-router-dom';
import { type Alert, alertFrequencies } from '#contract/endpoints/alerts.ts';
import { Button } from '#src/components/ui/button.tsx';
import { EmailText } from '#src/components/ui/email-text.tsx';
import { Select } from '#src/components/ui/form/select.tsx';
import { readableDate } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { useSession } from '#src/lib/session.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { useChangeAlert, useDeleteAlert } from './alert-mutations.ts';
import { useAlerts } from './alert-queries.ts';
import * as texts from './texts.ts';

const OFF = 'off';

/** The alerts of the account, of every device; nothing if there are none. */
export function AlertList() {
  const { data: alerts, isError, isFetching, refetch } = useAlerts();
  const session = useSession();
  // A deleted row had the focus.
  const regionRef = useKeptFocus<HTMLElement>(alerts && `${alerts.length}`);
  if (!session || (!isError && !alerts?.length)) return null;
  return (
    <section ref={regionRef} tabIndex={-1} aria-labelledby="alerts" className="outline-none">
      <h2 id="alerts" className="text-xl font-semibold">
        {texts.heading}
      </h2>
      {alerts ? (
        <>
          <p className="mt-2 max-w-measure text-sm text-muted">
            <EmailText>{texts.hint(session.email)}</EmailText>
          </p>
          <ul className="mt-3 divide-y border-y">
            {alerts.map((alert) => (
              <li key={alert.id} className="py-3">
                <AlertRow alert={alert} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-warning">
          {texts.notLoaded}
          <Button variant="ghost" size="sm" isBusy={isFetching} onClick={() => refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </section>
  );
}

function AlertRow({ alert }: { alert: Alert }) {
  const { id, name, query, propertyId, emailedAt } = alert;
  const change = useChangeAlert();
  const remove = useDeleteAlert();
  const shown = change.isPending ? { ...alert, ...change.variables } : alert;
  const day = readableDate(emailedAt, 'shortDay');
  const about = [propertyId === null ? texts.search : texts.price, day && texts.lastEmail(day)];

  function choose(value: string) {
    const frequency = alertFrequencies.find((known) => known === value);
    change.mutate(frequency ? { id, frequency, isOn: true } : { id, isOn: false });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to={
            propertyId === null
              ? paths.propertyListings.href(new URLSearchParams(query ?? ''))
              : paths.propertyListing.href(propertyId)
          }
          className="inline-flex min-h-8 items-center font-medium text-brand underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {name}
        </Link>
        <p className="text-sm text-muted">{about.filter(Boolean).join(', ')}</p>
      </div>
      <Select
        aria-label={texts.emailsAbout(name)}
        value={shown.isOn ? shown.frequency : OFF}
        onChange={({ target }) => choose(target.value)}
        className="w-36"
      >
        {alertFrequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {texts.frequencies[frequency]}
          </option>
        ))}
        <option value={OFF}>{texts.off}</option>
      </Select>
      <Button
        variant="ghost"
        size="sm"
        aria-label={texts.removeAlert(name)}
        isBusy={remove.isPending}
        onClick={() => remove.mutate(alert)}
        className="-mr-3"
      >
        {texts.remove}
      </Button>
    </div>
  );
}
