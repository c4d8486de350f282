import type { DisplayText } from '#lib/messages/message.ts';
import { organisationRolesMessages } from '#messages/organisations/organisation-roles.ts';
import styles from '#web/features/users/access/access.module.css';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { focusOn } from '#web/ui/focus/focus-on.ts';

type Props = { warning: DisplayText; onConfirm: () => void };

/** Within the form of somebody without whom an organisation has no administrator: saves all the same. */
export function LastAtOrganisation({ warning, onConfirm }: Props) {
  const { t } = useTranslation();
  return (
    <Callout tone="warn" role="alert">
      <div className={styles.ask}>
        {/* Not the button: Enter, held on Save, would confirm. */}
        <p ref={focusOn} tabIndex={-1}>
          {t(warning)}
        </p>
        <Button type="submit" onClick={onConfirm}>
          {t(organisationRolesMessages.switchOffAllTheSame)}
        </Button>
      </div>
    </Callout>
  );
}
