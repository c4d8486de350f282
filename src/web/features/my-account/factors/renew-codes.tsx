import { renewRecoveryCodes } from '#contract/factors/factors.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { currentPassword } from '#web/patterns/password/current-password-field.tsx';
import { call } from '#web/platform/calls/call.ts';
import { PasswordFirst } from './password-first.tsx';

type Props = { onDone: (codes: readonly string[]) => void; onCancel: () => void };

export function RenewCodes({ onDone, onCancel }: Props) {
  return (
    <PasswordFirst
      title={factorsMessages.codesNew}
      about={factorsMessages.codesNewWhat}
      button={factorsMessages.codesNew}
      send={(entered) =>
        call(renewRecoveryCodes, {
          body: { current_password: currentPassword(entered) },
        })
      }
      onDone={(answer) => onDone(answer.recovery_codes)}
      onCancel={onCancel}
    />
  );
}
