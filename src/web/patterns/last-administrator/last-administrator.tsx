import { type DisplayText, message } from '#lib/messages/message.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

type Props = {
  warning: DisplayText | undefined;
  /** Of what would be removed: the person, or the organisation. */
  name: string;
  onConfirm: () => void;
};

/** A row right after the one whose button was pressed, so that the next Tab leads to its own. */
export function LastAdministrator({ warning, name, onConfirm }: Props) {
  const { t } = useTranslation();
  if (!warning) return null;
  return (
    <li>
      <Callout tone="warn" role="alert">
        <p>{t(warning)}</p>
        <SmallButton
          onPress={onConfirm}
          label={message(organisationRolesMessages.removeAllTheSameOf, { name })}
        >
          {t(organisationRolesMessages.removeAllTheSame)}
        </SmallButton>
      </Callout>
    </li>
  );
}
