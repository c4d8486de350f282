import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { addPasskey, passkeyOptions } from '#contract/factors/factors.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { currentPassword } from '#web/patterns/password/current-password-field.tsx';
import { call } from '#web/platform/calls/call.ts';
import type { GetValue } from '#web/platform/forms/use-form.ts';
import { FieldErrorText } from '#web/ui/field/field-frame.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { PasswordFirst } from './password-first.tsx';

type Props = { onDone: (codes: readonly string[]) => void; onCancel: () => void };

export function AddPasskey({ onDone, onCancel }: Props) {
  const [isCancelled, setIsCancelled] = useState(false);
  return (
    <>
      <PasswordFirst
        title={factorsMessages.addPasskey}
        about={factorsMessages.whatPasskey}
        button={factorsMessages.addPasskey}
        send={(entered) => {
          setIsCancelled(false);
          return add(entered);
        }}
        fields={(form) => (
          <TextField
            label={factorsMessages.passkeyName}
            hint={factorsMessages.passkeyNameHint}
            id="passkey-name"
            name="name"
            required
            error={form.errorOf('name')}
          />
        )}
        onDone={(answer) => (answer ? onDone(answer.recovery_codes) : setIsCancelled(true))}
        onCancel={onCancel}
      />
      {isCancelled && <FieldErrorText role="alert">{factorsMessages.noPasskey}</FieldErrorText>}
    </>
  );
}

/** Undefined where the browser has none, or its window was closed. */
async function add(entered: GetValue) {
  const current_password = currentPassword(entered);
  const { options } = await call(passkeyOptions, { body: { current_password } });
  // The server's own, of the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const passkey = await startRegistration({ optionsJSON }).catch(() => undefined);
  if (!passkey) return undefined;
  return call(addPasskey, { body: { name: entered('name'), passkey: { ...passkey } } });
}
