import { Link } from '@tanstack/react-router';
import type { Member, Organisation } from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { sharedText } from '#texts/shared.ts';
import { type Sayable, say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Part } from '#web/ui/part.tsx';
import { OrganisationFacts } from './organisation-facts.tsx';
import styles from './organisation-panel.module.css';
import { StepButtons } from './step-buttons.tsx';

type Props = {
  organisation: Organisation;
  /** The rows of the list around it. */
  rows: readonly Organisation[];
  onStep: (uuid: string) => void;
  onEdit: () => void;
  onClose: () => void;
};

/** An organisation to look at, beside its list. */
export function OrganisationPanel({ organisation, rows, onStep, onEdit, onClose }: Props) {
  const { t } = useText();
  const { uuid, name, users } = organisation;
  return (
    <Dialog
      open
      size="panel"
      title={name}
      onClose={onClose}
      footer={
        <>
          <StepButtons uuid={uuid} rows={rows} onStep={onStep} />
          <Button onClick={() => print()}>
            <Icon name="print" />
            {t(organisationsText.print)}
          </Button>
          <Button variant="primary" onClick={onEdit}>
            <Icon name="edit" />
            {t(sharedText.edit)}
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
          title={organisationsText.subscribers}
          people={users.filter(({ subscriber }) => subscriber)}
          none={organisationsText.noSubscribers}
        />
        <People
          title={say(organisationsText.members, { total: users.length })}
          people={users}
          none={organisationsText.nobody}
        />
        <p className={styles.elsewhere}>
          <Link className="lone-link" to="/history" search={{ subject: uuid }}>
            {t(sharedText.history)}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

type PeopleProps = { title: Sayable; people: readonly Member[]; none: Sayable };

/** To read: who belongs to it is changed where everything else is, in Edit. */
function People({ title, people, none }: PeopleProps) {
  const { t } = useText();
  return (
    <Part title={title}>
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
    </Part>
  );
}
