import { useLocation } from 'react-router-dom';
import { PageHead } from '#src/components/layout/page-head.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { ButtonLink } from '#src/components/ui/button-link.tsx';
import { useUnsubscribe } from '#src/features/properties/saved/alerts/alert-mutations.ts';
import { paths } from '#src/lib/paths.ts';
import { useKeptFocus } from '#src/lib/use-kept-focus.ts';
import { AuthenticationHeading } from './authentication-heading.tsx';

const stop = {
  label: 'Stop these emails',
  description: 'You will get no more emails from this alert. Your other alerts stay as they are.',
  submit: 'Stop these emails',
  done: 'This alert is off',
  doneAbout: (name: string) => `You will get no more emails about “${name}”.`,
  doneDeleted: 'You deleted this alert, so it sends no more emails.',
  seeAlerts: 'See your alerts',
};

/** The link in the emails of an alert; the token is in the fragment. */
export function Component() {
  const { hash } = useLocation();
  const { mutate, data, error, isPending } = useUnsubscribe();
  const doneRef = useKeptFocus<HTMLHeadingElement>(data !== undefined);
  return (
    <>
      <PageHead title={stop.label} isPrivate />
      {data ? (
        <>
          <AuthenticationHeading ref={doneRef} title={stop.done}>
            {data.name === null ? stop.doneDeleted : stop.doneAbout(data.name)}
          </AuthenticationHeading>
          <ButtonLink to={`${paths.shortlist.path}#alerts`} variant="secondary" className="w-full">
            {stop.seeAlerts}
          </ButtonLink>
        </>
      ) : (
        <>
          <AuthenticationHeading title={stop.label}>{stop.description}</AuthenticationHeading>
          <div aria-live="assertive">
            {error && <p className="mb-5 text-danger">{error.message}</p>}
          </div>
          <Button
            className="w-full"
            isBusy={isPending}
            onClick={() => mutate(hash.slice(1) || '-')}
          >
            {stop.submit}
          </Button>
        </>
      )}
    </>
  );
}
