import type { Page } from '#contract/page-list.ts';
import { type Permission, permissions, roleLabels } from '#contract/permissions.ts';
import { errorsText } from '#texts/errors.ts';
import { listed } from '#texts/listed.ts';
import { useText } from '#web/platform/use-text.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { HomeLink } from './home-link.tsx';
import { Message } from './message.tsx';

type Props = Pick<Page, 'title' | 'purpose'> & { allow: Permission | undefined };

/** The address stays: it can be sent on to somebody who may open it. */
export function Forbidden({ title, purpose, allow }: Props) {
  const { t } = useText();
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <Message heading={errorsText.notIncluded} action={<HomeLink />}>
        <p>
          {allow ? t(errorsText.forRoles, { roles: rolesFor(allow) }) : t(errorsText.askForRole)}
        </p>
      </Message>
    </>
  );
}

const rolesFor = (permission: Permission) =>
  listed(
    permissions[permission].map((role) => roleLabels[role]),
    errorsText.orElse,
  );
