import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { progress } from '#contract/mentoring/progress.ts';
import {
  type Member,
  type Organisation,
  updateOrganisation,
} from '#contract/organisations/organisations.ts';
import { mayOpen } from '#contract/pages/pages.ts';
import { historyPage } from '#contract/pages/system.ts';
import { mayCall } from '#contract/rights.ts';
import { organisationSignIn } from '#contract/single-sign-on/sign-in-policy.openings.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { learningHereMessages } from '#messages/organisations/learning-here.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { HandOver } from '#web/patterns/removal-question/removal-question.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DialogSection } from '#web/ui/dialog/dialog-section.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { OrganisationSignIn } from './lazy-sign-in.ts';
import { LearningHere } from './learning-here.tsx';
import { Members } from './members.tsx';
import { OrganisationFacts } from './organisation-facts.tsx';
import styles from './organisation-panel.module.css';
import { PreviousNextButtons } from './previous-next-buttons.tsx';
import { RolesHere } from './roles/roles-here.tsx';

type Props = {
  organisation: Organisation;
  /** The current page of the list. */
  rows: readonly Organisation[];
  /** What happened there lately. */
  changes: ReactNode;
  handOver: HandOver;
  onStep: (uuid: string) => void;
  onEdit: () => void;
  onClose: () => void;
};

/** Shows an organisation beside the list. */
export function OrganisationPanel(props: Props) {
  const { organisation, rows, changes, handOver, onStep, onEdit, onClose } = props;
  const { t } = useTranslation();
  const user = useCurrentUser();
  const { uuid, name, users } = organisation;
  // Whoever edits it has its people in the form, with everything else that can be changed.
  const mayEdit = mayCall(user, updateOrganisation);
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
          {mayEdit && (
            <Button variant="primary" onClick={onEdit}>
              <Icon name="edit" />
              {t(sharedMessages.edit)}
            </Button>
          )}
        </>
      }
    >
      {/* It is read first: a field in it that took the focus would open the keyboard of a phone. */}
      <div className={styles.panel} tabIndex={-1} data-first-focus>
        <p role="status" className="visually-hidden">
          {name}
        </p>
        <OrganisationFacts organisation={organisation} />
        {mayCall(user, progress) && <LearningHere organisation={uuid} />}
        <People
          title={organisationsMessages.subscribers}
          people={users.filter(({ subscriber }) => subscriber)}
          none={organisationsMessages.noSubscribers}
        />
        {mayEdit ? (
          <People
            title={message(organisationsMessages.members, { total: users.length })}
            people={users}
            none={organisationsMessages.nobody}
          />
        ) : (
          <Members organisation={organisation} handOver={handOver} />
        )}
        <RolesHere organisation={organisation} isEditing={!mayEdit} handOver={handOver} />
        {mayCall(user, organisationSignIn) && (
          <OrganisationSignIn organisation={uuid} isEditing={false} />
        )}
        {mayOpen(user, historyPage) && (
          <DialogSection title={learningHereMessages.lately}>
            {changes}
            <p className={styles.elsewhere}>
              <Link className="lone-link" to="/history" search={{ subject: uuid }}>
                {t(sharedMessages.history)}
              </Link>
            </p>
          </DialogSection>
        )}
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
          {people.map(({ uuid, name, email, active }) => (
            <li key={uuid} className={styles.person}>
              <span className={styles.who}>
                <span>{name}</span>
                <small>{email}</small>
              </span>
              {!active && <Status tone="muted">{t(sharedMessages.off)}</Status>}
            </li>
          ))}
        </ul>
      )}
    </DialogSection>
  );
}
