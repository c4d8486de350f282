import { type ReactNode, useEffect, useRef } from 'react';
import { organisationRoleLabels } from '#contract/organisations/organisation-role-labels.ts';
import type { RoleAtOrganisation } from '#contract/organisations/organisation-roles.ts';
import type { Organisation } from '#contract/organisations/organisations.ts';
import { message } from '#lib/messages/message.ts';
import { rolesHereMessages as texts } from '#messages/organisations/roles-here.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import styles from '#web/features/organisations/organisation-panel.module.css';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { PersonLink } from '#web/patterns/person-link/person-link.tsx';
import {
  type HandOver,
  RemovalQuestion,
} from '#web/patterns/removal-question/removal-question.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { DialogSection } from '#web/ui/dialog/dialog-section.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { GiveRole } from './give-role.tsx';
import { heldKey, type RolesState, useRolesHere } from './use-roles-here.ts';

type Props = { organisation: Organisation; isEditing: boolean; handOver: HandOver };

/** Who has which role at the organisation; where it is edited, with the way to give and to end one. */
export function RolesHere({ organisation, isEditing, handOver }: Props) {
  const { uuid } = organisation;
  const { t } = useTranslation();
  const roles = useRolesHere(organisation);
  const { query, rows, status, problem } = roles;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // On a phone it would stand below the foot of the dialog.
    if (status) line.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <DialogSection title={texts.title}>
      {isEditing && <GiveRole organisation={uuid} give={roles.give} />}
      <LiveRegion>
        {status && (
          <p ref={line} className={styles.status}>
            {t(status)}
          </p>
        )}
      </LiveRegion>
      {problem && (
        <Callout tone="danger" role="alert">
          {t(problem)}
        </Callout>
      )}
      {query.isPending && <Skeleton lines={2} />}
      {query.error && <LoadError title={texts.notLoaded} query={query} />}
      {query.isSuccess && rows.length === 0 && <p className={styles.none}>{t(texts.none)}</p>}
      {rows.length > 0 && (
        <ul className={styles.people}>
          {rows.map((held) => (
            <RoleRow
              key={heldKey(held)}
              held={held}
              roles={roles}
              isEditing={isEditing}
              handOver={handOver(held.user, uuid, roles.settle)}
            />
          ))}
        </ul>
      )}
    </DialogSection>
  );
}

type RowProps = {
  held: RoleAtOrganisation;
  roles: RolesState;
  isEditing: boolean;
  handOver: ReactNode;
};

function RoleRow({ held, roles, isEditing, handOver }: RowProps) {
  const { t } = useTranslation();
  const { name } = held.user;
  const values = { name, role: organisationRoleLabels[held.role] };
  if (roles.isRemoved(held)) {
    return (
      <li className={styles.person}>
        <span className={styles.gone}>{t(texts.wasRemoved, values)}</span>
        <SmallButton
          onPress={() => void roles.undo(held)}
          label={message(texts.giveAgain, values)}
          hasFocus
          busy={roles.isBusy(held)}
        >
          {t(sharedMessages.undo)}
        </SmallButton>
      </li>
    );
  }
  return (
    <>
      <li className={styles.person}>
        <span className={styles.who}>
          <PersonLink of={held.user} className={styles.name} />
          <small>
            <Given held={held} />
          </small>
        </span>
        {isEditing && (
          <SmallButton
            onPress={() => void roles.end(held)}
            label={message(texts.remove, values)}
            hasFocus={roles.isRestored(held)}
            busy={roles.isBusy(held)}
          >
            {t(sharedMessages.remove)}
          </SmallButton>
        )}
      </li>
      <RemovalQuestion
        asked={roles.askedOf(held)}
        name={name}
        onConfirm={(seen) => void roles.end(held, seen)}
        handOver={handOver}
      />
    </>
  );
}

/** 'Organisation mentor, given by Ngaire Whitcombe on 3 March 2026' */
function Given({ held: { role, granted_by: by, granted_at } }: { held: RoleAtOrganisation }) {
  const { t } = useTranslation();
  const given = { role: organisationRoleLabels[role], at: new Date(granted_at) };
  return by ? t(texts.given, { ...given, name: by.name }) : t(texts.givenOn, given);
}
