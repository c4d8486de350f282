import type { LoginMethod } from '#contract/factors/login-methods.ts';
import type { Session } from '#contract/my-account/sessions.ts';
import { type DisplayText, type MessageDescriptor, message } from '#lib/messages/message.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Row, RowDetails, RowFacts } from '#web/ui/rows/rows.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { Moment } from './moment.tsx';
import styles from './sessions.module.css';

type Props = { session: Session; onEnd: () => Promise<void> };

/** Where somebody is logged in, and by what. Here one logs out by the menu. */
export function SessionRow({ session, onEnd }: Props) {
  const { t, fullName } = useTranslation();
  const { browser, current } = session;
  const { logOut, logOutOf } = myAccountMessages;
  const [end, isBusy] = useOneAtATime(onEnd);
  return (
    <Row>
      <RowFacts
        name={
          <>
            {t(browser)}
            {current && <Status tone="ok">{t(myAccountMessages.thisDevice)}</Status>}
          </>
        }
      >
        <div className={styles.proof}>
          <RowDetails>
            {t(myAccountMessages.proof, {
              methods: methodsInWords(session.methods),
              at: <Moment time={session.verified_at} />,
            })}
          </RowDetails>
        </div>
        <RowDetails>
          <Use session={session} />
        </RowDetails>
      </RowFacts>
      {!current && (
        <Button
          busy={isBusy}
          onClick={() => void end()}
          {...fullName(logOut, message(logOutOf, { device: browser }))}
        >
          {t(logOut)}
        </Button>
      )}
    </Row>
  );
}

function Use({ session }: { session: Session }) {
  const { t } = useTranslation();
  const { current, remembered, address } = session;
  return (
    <>
      {current
        ? t(myAccountMessages.inUseNow)
        : t(myAccountMessages.lastUsed, { at: <Moment time={session.last_seen_at} /> })}
      {' · '}
      {t(myAccountMessages.loggedIn, { at: <Moment time={session.created_at} /> })}
      {remembered && <> · {t(myAccountMessages.remembered)}</>}
      {' · '}
      {t(myAccountMessages.addressFrom, { address })}
    </>
  );
}

const names: Record<LoginMethod, MessageDescriptor> = {
  password: myAccountMessages.methodPassword,
  app: myAccountMessages.methodApp,
  'recovery-code': myAccountMessages.methodRecoveryCode,
  passkey: myAccountMessages.methodPasskey,
  sso: myAccountMessages.methodSso,
  'provider-factor': myAccountMessages.methodProviderFactor,
};

/** In the order in which they were used; the style sheet gives it its capital letter. */
function methodsInWords(methods: readonly LoginMethod[]): DisplayText {
  return methods
    .map((method): DisplayText => names[method])
    .reduce((list, last) => message(myAccountMessages.methodsAnd, { methods: list, last }));
}
