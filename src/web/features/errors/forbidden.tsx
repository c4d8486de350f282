import type { Page } from '#contract/page-list.ts';
import { type Permission, permissions, roleLabels } from '#contract/permissions.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { HomeLink } from './home-link.tsx';
import { Message } from './message.tsx';

type Props = Pick<Page, 'title' | 'purpose'> & { allow: Permission | undefined };

/** The address stays: it can be sent on to somebody who may open it. */
export function Forbidden({ title, purpose, allow }: Props) {
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <Message heading="Your account does not include this page." action={<HomeLink />}>
        <p>
          {allow && `It is for people with the role ${rolesOf(allow)}. `}
          If you need it, ask an administrator of your organisation to give you that role.
        </p>
      </Message>
    </>
  );
}

const either = new Intl.ListFormat('en-NZ', { type: 'disjunction' });

const rolesOf = (permission: Permission) =>
  either.format(permissions[permission].map((role) => roleLabels[role].toLowerCase()));
