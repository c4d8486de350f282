import type { ReactNode } from 'react';
import { message } from '#lib/messages/message.ts';
import { organisationRolesMessages as texts } from '#messages/organisations/organisation-roles.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './removal-question.module.css';
import type { Asked, Seen } from './use-removal-question.ts';

/** Who takes over a mentor's learners at an organisation; another feature draws it. */
export type HandOver = (
  mentor: { uuid: string; name: string },
  organisation: string,
  onHandedOver: () => void,
) => ReactNode;

type Props = {
  asked: Asked | undefined;
  /** Of what would be removed: the person, or the organisation. */
  name: string;
  onConfirm: (seen: Seen) => void;
  /** Shown where learners would have no mentor. */
  handOver: ReactNode;
};

/** A row right after the one whose button was pressed, so that the next Tab leads into it. */
export function RemovalQuestion({ asked, name, onConfirm, handOver }: Props) {
  const { t } = useTranslation();
  if (!asked) return null;
  return (
    <li className={styles.question}>
      {!asked.isSettled && (
        <Callout tone="warn" role="alert">
          <p>{t(asked.warning)}</p>
        </Callout>
      )}
      {asked.field === 'without_mentor' && handOver}
      <SmallButton
        onPress={() => onConfirm(asked.seen)}
        label={message(asked.isSettled ? texts.removeNowOf : texts.removeAllTheSameOf, { name })}
      >
        {t(asked.isSettled ? texts.removeNow : texts.removeAllTheSame)}
      </SmallButton>
    </li>
  );
}
