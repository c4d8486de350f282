import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '#contract/people/people.ts';
import { message } from '#lib/messages/message.ts';
import { personMessages } from '#messages/people/person.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import {
  type HandOver,
  RemovalQuestion,
} from '#web/patterns/removal-question/removal-question.tsx';
import { ownOrganisations } from '#web/platform/session/own-organisations.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './person.module.css';
import { type OrganisationsState, useOrganisations } from './use-organisations.ts';

/** Where the person belongs, with a picker to add another organisation. */
export function Organisations({ user, handOver }: { user: User; handOver: HandOver }) {
  const { t } = useTranslation();
  const state = useOrganisations(user);
  const { rows, status, problem } = state;
  const reader = useCurrentUser();
  const mayAdd =
    hasPermission(reader, 'people.manage') ||
    ownOrganisations(reader, 'people.manage').some(({ uuid }) =>
      rows.every((row) => row.uuid !== uuid),
    );
  return (
    <>
      {rows.length === 0 && <p>{t(personMessages.belongsToNone, { name: user.name })}</p>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((organisation) => (
            <Row
              key={organisation.uuid}
              organisation={organisation}
              state={state}
              handOver={handOver(user, organisation.uuid, state.settle)}
            />
          ))}
        </ul>
      )}
      {mayAdd && (
        <div>
          <RecordPicker
            kind="organisations"
            label={personMessages.addOrganisation}
            hint={personMessages.atOnce}
            onPick={(organisation) => void state.add(organisation)}
          />
        </div>
      )}
      <LiveRegion>
        {status && (
          <p className={status.isVisible ? styles.done : 'visually-hidden'}>{t(status.message)}</p>
        )}
      </LiveRegion>
      {problem && (
        <Callout tone="danger" role="alert">
          {t(problem)}
        </Callout>
      )}
    </>
  );
}

type RowProps = {
  organisation: User['organisations'][number];
  state: OrganisationsState;
  handOver: ReactNode;
};

function Row({ organisation, state, handOver }: RowProps) {
  const { t } = useTranslation();
  const { uuid, name } = organisation;
  const isBusy = state.isBusy(organisation);
  if (state.isRemoved(organisation)) {
    return (
      <li className={styles.row}>
        <span className={styles.quiet}>{t(personMessages.removed, { organisation: name })}</span>
        <SmallButton
          onPress={() => void state.undo(organisation)}
          label={message(personMessages.addAgain, { organisation: name })}
          hasFocus
          busy={isBusy}
        >
          {t(sharedMessages.undo)}
        </SmallButton>
      </li>
    );
  }
  return (
    <>
      <li className={styles.row}>
        <Link className="lone-link" to="/organisations" search={{ view: uuid }}>
          {name}
        </Link>
        <SmallButton
          onPress={() => void state.remove(organisation)}
          label={message(personMessages.removeOrganisation, { organisation: name })}
          hasFocus={state.restored === uuid}
          busy={isBusy}
        >
          {t(sharedMessages.remove)}
        </SmallButton>
      </li>
      <RemovalQuestion
        asked={state.askedOf(organisation)}
        name={name}
        onConfirm={(seen) => void state.remove(organisation, seen)}
        handOver={handOver}
      />
    </>
  );
}
