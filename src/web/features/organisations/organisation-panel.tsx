import { Link } from '@tanstack/react-router';
import type { Member, Organisation } from '#contract/organisations/organisations.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogSection } from '#web/ui/dialog/dialog-section.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { OrganisationSignIn } from './lazy-sign-in.ts';
import { OrganisationFacts } from './organisation-facts.tsx';
import styles from './organisation-panel.module.css';
import { PreviousNextButtons } from './previous-next-buttons.tsx';

type Props = {
  organisation: Organisation;
  /** The current page of the list. */
  rows: readonly Organisation[];
  onStep: (uuid: string) => void;
  onEdit: () => void;
  onClose: () => void;
};

/** Shows an organisation beside the list. */
export function OrganisationPanel({ organisation, rows, onStep, onEdit, onClose }: Props) {
  const { t } = useTranslation();
  const { uuid, name, users } = organisation;
  return (
    <Dialog
      open
      size="panel"
      title={name}
      onClose={onClose}
      footer={
        <>
          <PreviousNextButtons uuid={uuid} rows={rows} onStep={onStep} />
          <Button onClick={() => print()}>
            <Icon name="print" />
            {t(organisationsMessages.print)}
          </Button>
          <Button variant="primary" onClick={onEdit}>
            <Icon name="edit" />
            {t(sharedMessages.edit)}
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        <p role="status" className="visually-hidden">
          {name}
        </p>
        <OrganisationFacts organisation={organisation} />
        <People
          title={organisationsMessages.subscribers}
          people={users.filter(({ subscriber }) => subscriber)}
          none={organisationsMessages.noSubscribers}
        />
        <People
          title={message(organisationsMessages.members, { total: users.length })}
          people={users}
          none={organisationsMessages.nobody}
        />
        <OrganisationSignIn organisation={uuid} isEditing={false} />
        <p className={styles.elsewhere}>
          <Link className="lone-link" to="/history" search={{ subject: uuid }}>
            {t(sharedMessages.history)}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

type PeopleProps = { title: Translatable; people: readonly Member[]; none: Translatable };

/** Read-only: members are changed in the form, like everything else. */
function People({ title, people, none }: PeopleProps) {
  const { t } = useTranslation();
  return (
    <DialogSection title={title}>
      {people.length === 0 && <p className={styles.none}>{t(none)}</p>}
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map(({ uuid, name, email }) => (
            <li key={uuid} className={styles.person}>
              <span className={styles.who}>
                <span>{name}</span>
                <small>{email}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </DialogSection>
  );
}
