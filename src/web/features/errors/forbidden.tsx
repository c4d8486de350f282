import type { Page } from '#contract/page-list.ts';
import { type Permission, permissions, roleLabels } from '#contract/permissions.ts';
import { errorsText } from '#texts/errors.ts';
import { english } from '#texts/speaker.ts';
import { useText } from '#web/platform/use-text.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { HomeLink } from './home-link.tsx';
import { Message } from './message.tsx';

type Props = Pick<Page, 'title' | 'purpose'> & { allow: Permission | undefined };

/** The address stays: it can be sent on to somebody who may open it. */
export function Forbidden({ title, purpose, allow }: Props) {
  const { t, words, locale } = useText();
  const either = new Intl.ListFormat([locale, english], { type: 'disjunction' });
  const rolesOf = (permission: Permission) =>
    either.format(permissions[permission].map((role) => words(roleLabels[role]).toLowerCase()));
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <Message heading={errorsText.notIncluded} action={<HomeLink />}>
        <p>
          {allow ? t(errorsText.forRoles, { roles: rolesOf(allow) }) : t(errorsText.askForRole)}
        </p>
      </Message>
    </>
  );
}
