import { useQuery } from '@tanstack/react-query';
import { organisationSignIn, type SignInPolicy } from '#contract/single-sign-on/sign-in-policy.ts';
import { organisationSignInMessages as texts } from '#messages/organisations/organisation-sign-in.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { DialogSection } from '#web/ui/dialog/dialog-section.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Props = { organisation: string; isEditing: boolean };

/** How the people of an organisation log in, and for system administrators the form to change it. */
export function OrganisationSignIn({ organisation, isEditing }: Props) {
  const query = useQuery(read(organisationSignIn, { params: { uuid: organisation } }));
  const mayChange = hasPermission(useCurrentUser(), 'system.operate');
  const policy = query.data?.sign_in;
  return (
    <DialogSection title={texts.title}>
      {policy ? (
        <>
          <Facts policy={policy} />
          {isEditing && mayChange && <SignInForm key={organisation} policy={policy} />}
        </>
      ) : query.error ? (
        <LoadError title={texts.notLoaded} query={query} />
      ) : (
        <Skeleton lines={2} />
      )}
    </DialogSection>
  );
}

function Facts({
  policy: { provider, required, decided_by, updated_at },
}: {
  policy: SignInPolicy;
}) {
  const { t } = useTranslation();
  const says = required ? texts.isRequired : texts.isAllowed;
  return (
    <>
      <p>{provider ? t(says, { name: provider.name }) : t(texts.isNone)}</p>
      {decided_by && updated_at && (
        <p className="field-hint">
          {t(texts.decided, { name: decided_by.name, at: formatDateTime(updated_at) })}
        </p>
      )}
    </>
  );
}
