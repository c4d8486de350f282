import { useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import { confirmApp, setUpApp } from '#contract/factors/factors.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { currentPassword } from '#web/patterns/password/current-password-field.tsx';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { RowName } from '#web/ui/rows/rows.tsx';
import { AccountForm } from '../account-form.tsx';
import styles from './factors.module.css';
import { PasswordFirst } from './password-first.tsx';
import { useFocusOnOpening } from './use-focus-on-opening.ts';

type Props = { onDone: (codes: readonly string[]) => void; onCancel: () => void };
type App = ReplyJson<typeof setUpApp>;

/** The password, the picture for the app, and the first code from it. */
export function SetUpApp({ onDone, onCancel }: Props) {
  const [app, setApp] = useState<App>();
  if (app) return <Confirm app={app} onDone={onDone} onCancel={onCancel} />;
  return (
    <PasswordFirst
      title={factorsMessages.setUp}
      about={factorsMessages.whatApp}
      button={factorsMessages.next}
      send={(entered) => call(setUpApp, { body: { current_password: currentPassword(entered) } })}
      onDone={setApp}
      onCancel={onCancel}
    />
  );
}

function Confirm({ app, onDone, onCancel }: Props & { app: App }) {
  const { t } = useTranslation();
  const heading = useFocusOnOpening();
  const form = useForm({
    send: (entered) => call(confirmApp, { body: { code: entered('code') } }),
    onDone: (answer) => onDone(answer.recovery_codes),
  });
  return (
    <>
      <RowName as="h3" ref={heading} tabIndex={-1}>
        {t(factorsMessages.scan)}
      </RowName>
      <Picture {...app.picture} />
      <p>{t(factorsMessages.scanHow)}</p>
      <p className={styles.key}>
        <code>{inFours(app.secret)}</code>
        <CopyButton text={app.secret} what={factorsMessages.key} />
      </p>
      <p>
        <a className="lone-link" href={app.url}>
          {t(factorsMessages.openHere)}
        </a>
      </p>
      <AccountForm form={form} button={factorsMessages.turnOn} onCancel={onCancel}>
        <TextField
          label={factorsMessages.code}
          hint={factorsMessages.codeHint}
          id="factor-code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.errorOf('code')}
        />
      </AccountForm>
    </>
  );
}

const inFours = (secret: string) => secret.replace(/.{4}(?!$)/g, '$& ');

/** The empty border that scanners need, in modules. */
const QUIET = 4;

/**
 * Always dark on white: scanners read it so, whatever colours the page has. To whom it shows nothing
 * the key below it says the same.
 */
function Picture({ size, path }: App['picture']) {
  const all = size + 2 * QUIET;
  return (
    <svg
      className={styles.picture}
      viewBox={`${-QUIET} ${-QUIET} ${all} ${all}`}
      aria-hidden="true"
    >
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
