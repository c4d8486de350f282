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
import { area, noticeMails, pods, type Reader, uuid } from './example-notices.ts';

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

type FactorChange = Parameters<typeof factorMail>[0];
type LinkChange = Parameters<typeof linkMail>[0];
type SettingChange = Parameters<typeof settingMail>[0];

/** Of each kind of change there is: one without its example does not compile. */
function ofChanges({
  site,
}: Reader): Record<FactorChange | LinkChange | SettingChange, MailContent> {
  const to = { name: 'Keita Pōtae', product: site.name, url: `${site.client}/account` };
  const by = { what: 'Te Kura o Kōwhai', actor: 'Mere Tāwhai', url: `${site.client}/system` };
  const ofFactor = (change: FactorChange) => factorMail(change, to);
  const ofLink = (change: LinkChange) => linkMail(change, { ...to, provider });
  const ofSetting = (change: SettingChange) => settingMail(change, { ...to, ...by });
  return {
    'app-added': ofFactor('app-added'),
    'app-replaced': ofFactor('app-replaced'),
    'app-removed': ofFactor('app-removed'),
    'passkey-added': ofFactor('passkey-added'),
    'passkey-removed': ofFactor('passkey-removed'),
    'factors-reset': ofFactor('factors-reset'),
    'recovery-codes-made': ofFactor('recovery-codes-made'),
    'recovery-code-used': ofFactor('recovery-code-used'),
    linked: ofLink('linked'),
    unlinked: ofLink('unlinked'),
    'provider-stored': ofSetting('provider-stored'),
    'provider-changed': ofSetting('provider-changed'),
    'policy-changed': ofSetting('policy-changed'),
  };
}

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
    'certificate-corrected': certificateMail(reader, { ...again, correctedAt: new Date() }),
  };
}
