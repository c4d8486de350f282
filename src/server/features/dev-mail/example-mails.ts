import {
  addressChangedMail,
  invitationMail,
  providerInsteadMail,
  resetMail,
  verificationMail,
} from '#server/features/accounts/index.ts';
import { tokenCreatedMail } from '#server/features/api-tokens/index.ts';
import { certificateMail } from '#server/features/certificates/index.ts';
import { factorResetMail } from '#server/features/factor-resets/index.ts';
import { factorMail } from '#server/features/factors/index.ts';
import { linkMail, settingMail } from '#server/features/single-sign-on/index.ts';
import { paymentMail } from '#server/features/subscriptions/index.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';
import { area, noticeMails, pods, uuid } from './example-notices.ts';

type Reader = { site: Site; locale: string };

/** One of each kind that is sent, by the code that sends them, to people of the demo. */
export function exampleMails(reader: Reader): Record<string, MailContent> {
  return {
    ...ofAccounts(reader),
    ...ofChanges(reader),
    ...ofCertificates(reader),
    ...noticeMails(reader),
  };
}

const provider = 'Google Workspace';
const link = 'k3m7xq2vb5ntw4hz6yrcpdfa2e';

function ofAccounts({ site }: Reader): Record<string, MailContent> {
  const to = { name: 'Keita Pōtae', product: site.name };
  return {
    verification: verificationMail({ ...to, url: `${site.url}/verify-email/${link}` }),
    reset: resetMail({ ...to, url: `${site.client}/password-reset/${link}` }),
    invitation: invitationMail({ ...to, url: `${site.client}/password-reset/${link}` }),
    'address-changed': addressChangedMail(to),
    'provider-instead': providerInsteadMail({
      ...to,
      url: `${site.url}/auth/${uuid}?token=${link}`,
      provider,
    }),
    'factor-reset': factorResetMail({ ...to, url: `${site.client}/two-step-login/${link}` }),
    'token-created': tokenCreatedMail(site, {
      name: to.name,
      token: 'Student management system',
      expiresAt: new Date('2027-11-20T02:00:00Z'),
    }),
    payment: paymentMail({ ...to, url: `https://invoice.stripe.com/i/${link}` }),
  };
}

function ofChanges({ site }: Reader): Record<string, MailContent> {
  const to = { name: 'Keita Pōtae', product: site.name, url: `${site.client}/account` };
  const by = { what: 'Te Kura o Kōwhai', actor: 'Mere Tāwhai', url: `${site.client}/system` };
  return { ...ofFactors(to), ...ofLinks({ ...to, provider }), ...ofSettings({ ...to, ...by }) };
}

type To<Mail extends (change: never, to: never) => MailContent> = Parameters<Mail>[1];
/** Of each kind of change there is: one without its example does not compile. */
type OfEach<Mail extends (change: never, to: never) => MailContent> = Record<
  Parameters<Mail>[0],
  MailContent
>;

const ofFactors = (to: To<typeof factorMail>): OfEach<typeof factorMail> => ({
  'app-added': factorMail('app-added', to),
  'app-replaced': factorMail('app-replaced', to),
  'app-removed': factorMail('app-removed', to),
  'passkey-added': factorMail('passkey-added', to),
  'passkey-removed': factorMail('passkey-removed', to),
  'factors-reset': factorMail('factors-reset', to),
  'recovery-codes-made': factorMail('recovery-codes-made', to),
  'recovery-code-used': factorMail('recovery-code-used', to),
});

const ofLinks = (to: To<typeof linkMail>): OfEach<typeof linkMail> => ({
  linked: linkMail('linked', to),
  unlinked: linkMail('unlinked', to),
});

const ofSettings = (to: To<typeof settingMail>): OfEach<typeof settingMail> => ({
  'provider-stored': settingMail('provider-stored', to),
  'provider-changed': settingMail('provider-changed', to),
  'policy-changed': settingMail('policy-changed', to),
});

const certificate = {
  uuid,
  number: 'SW-2026-00042',
  code: link,
  reflection: uuid,
  learner: uuid,
  holder: 'Keita Pōtae',
  area: area.name,
  areaMi: area.name_mi,
  locale: 'en-NZ',
  pods,
  mentor: 'Hana Tūtaki',
  organisation: 'Harbour Light Kindergarten',
  issuedAt: new Date('2026-11-20T02:00:00Z'),
  correctedAt: null,
  withdrawnAt: null,
  withdrawnReason: null,
  replacedBy: null,
};

function ofCertificates(reader: Reader): Record<string, MailContent> {
  const again = { ...certificate, number: 'SW-2026-00043', replaces: certificate.number };
  return {
    certificate: certificateMail(reader, { ...certificate, replaces: null }),
    'certificate-replaced': certificateMail(reader, again),
  };
}
