import { v7 as newUuid } from 'uuid';
import * as accounts from '#contract/accounts/accounts.ts';
import * as registration from '#contract/accounts/registration.ts';
import * as factors from '#contract/factors/factors.ts';
import * as passkeys from '#contract/factors/passkeys.ts';
import { secondStep } from '#contract/factors/second-step.ts';
import { confirmIdentity } from '#contract/factors/step-up.ts';
import * as myAccount from '#contract/my-account/my-account.ts';
import { changeProfile } from '#contract/my-account/profile.ts';
import { endSession } from '#contract/my-account/sessions.ts';
import * as notices from '#contract/notices/notices.ts';
import type { Prepare, Sample } from './sample-learning.ts';
import type { World } from './world.ts';

const password = 'kererū in the kōwhai';
const newPassword = { password, password_confirmation: password };
const newEmail = () => `${newUuid()}@sample.example`;

/** Logging in, and what people change of their own account. */
export function sampleAccounts(world: World): [string, Prepare][] {
  const visitor = (body: Sample['body']): Promise<Sample> =>
    Promise.resolve({ caller: null, body });
  const own = async (body: Sample['body']): Promise<Sample> => ({
    caller: await world.person('Aroha', 'mentor', { passwordHash: 'set', locale: 'mi' }),
    body,
  });
  const token = 'a token nobody has';
  return [
    [accounts.logIn.name, () => visitor({ email: newEmail(), password, remember: true })],
    [
      secondStep.name,
      () => visitor({ code: '123456', recovery_code: 'k7x2-9mqd-4hjt-6wbn', passkey: { id: 'x' } }),
    ],
    [registration.forgotPassword.name, () => visitor({ email: newEmail() })],
    [registration.register.name, () => visitor({ name: 'Ana', email: newEmail(), ...newPassword })],
    [registration.resetPassword.name, () => visitor({ token, email: newEmail(), ...newPassword })],
    [
      registration.setUp.name,
      () => visitor({ token, name: 'Ana', email: newEmail(), ...newPassword }),
    ],
    [myAccount.changeEmail.name, () => own({ email: newEmail(), current_password: password })],
    [myAccount.changePassword.name, () => own({ current_password: password, ...newPassword })],
    [factors.setUpApp.name, () => own({ current_password: password })],
    [
      confirmIdentity.name,
      () => own({ password, code: '123456', recovery_code: 'k7x2-9mqd', passkey: { id: 'x' } }),
    ],
    [factors.confirmApp.name, () => own({ code: '123456' })],
    [factors.renewRecoveryCodes.name, () => own({ current_password: password })],
    [passkeys.passkeyLogin.name, () => visitor({ passkey: { id: 'x' }, remember: true })],
    [factors.passkeyOptions.name, () => own({ current_password: password })],
    [factors.addPasskey.name, () => own({ name: 'Phone', passkey: { id: 'x' } })],
    [factors.renamePasskey.name, () => own({ uuid: newUuid(), name: 'Phone' })],
    [factors.removeFactor.name, () => own({ uuid: newUuid(), current_password: password })],
    [endSession.name, () => own({ id: newUuid() })],
    [changeProfile.name, () => own({ name: 'Aroha', locale: 'mi' })],
    [
      notices.changeNoticeSettings.name,
      async () => ({
        caller: await world.person('Tama', ['admin', 'mentor', 'independent_learner']),
        body: { to_review: 'off', own_learning: 'off', corrections: 'off', own_phrases: 'off' },
      }),
    ],
  ];
}
