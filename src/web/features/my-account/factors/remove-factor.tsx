import { type Factor, removeFactor } from '#contract/accounts/factors.ts';
import { factorsMessages } from '#messages/accounts/factors.ts';
import { call } from '#web/platform/calls/call.ts';
import { PasswordFirst } from './password-first.tsx';

type Props = { factor: Factor; onDone: () => void; onCancel: () => void };

export function RemoveFactor({ factor, onDone, onCancel }: Props) {
  return (
    <PasswordFirst
      title={factorsMessages.removeApp}
      about={factorsMessages.removeWhat}
      button={factorsMessages.remove}
      send={(current_password) =>
        call(removeFactor, { body: { uuid: factor.uuid, current_password } })
      }
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
