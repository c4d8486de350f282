import { type Factor, removeFactor } from '#contract/factors/factors.ts';
import { message } from '#lib/messages/message.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { currentPassword } from '#web/patterns/password/current-password-field.tsx';
import { call } from '#web/platform/calls/call.ts';
import { PasswordFirst } from './password-first.tsx';

type Props = { factor: Factor; onDone: () => void; onCancel: () => void };

export function RemoveFactor({ factor: { uuid, kind, name }, onDone, onCancel }: Props) {
  const isApp = kind === 'app';
  return (
    <PasswordFirst
      title={isApp ? factorsMessages.removeApp : message(factorsMessages.removeIt, { name })}
      about={factorsMessages.isLastWhat}
      button={factorsMessages.remove}
      send={(entered) =>
        call(removeFactor, {
          body: { uuid, current_password: currentPassword(entered) },
        })
      }
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
