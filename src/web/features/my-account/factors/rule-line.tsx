import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { twoStepMessages } from '#messages/factors/two-step.ts';
import { formatDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { askedLater, askLater } from './asked-later.ts';
import styles from './factors.module.css';

/** Until when their role needs a second step; nothing where it does not, or they have one. */
export function Deadline() {
  const { t } = useTranslation();
  const { second_factor } = useCurrentUser();
  if (!second_factor?.by) return null;
  return (
    <Callout tone="warn">
      {t(twoStepMessages.required, { at: formatDate(second_factor.by) })}
    </Callout>
  );
}

/** On the dashboard: the same with the way to it, or where it is only asked for, a line to put away. */
export function RuleLine() {
  const { t } = useTranslation();
  const { uuid, second_factor } = useCurrentUser();
  const [isPutAway, setIsPutAway] = useState(() => askedLater(uuid));
  if (!second_factor || (isPutAway && !second_factor.by)) return null;
  const putAway = () => {
    askLater(uuid);
    setIsPutAway(true);
  };
  return (
    <Callout tone={second_factor.by ? 'warn' : 'info'}>
      <p>
        {second_factor.by
          ? t(twoStepMessages.required, { at: formatDate(second_factor.by) })
          : t(twoStepMessages.asked)}
      </p>
      <div className={styles.actions}>
        <Link to="/account" hash="two-step-login" className="button button-secondary">
          {t(twoStepMessages.setUp)}
        </Link>
        {!second_factor.by && (
          <Button variant="quiet" onClick={putAway}>
            {t(twoStepMessages.later)}
          </Button>
        )}
      </div>
    </Callout>
  );
}
