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
import { atOnceMail, digestMail } from '#server/features/notices/index.ts';
import { linkMail, settingMail } from '#server/features/single-sign-on/index.ts';
import { paymentMail } from '#server/features/subscriptions/index.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';

type Reader = { site: Site; locale: string };
type Notice = Parameters<typeof atOnceMail>[1][number];

/** One of each kind that is sent, by the code that sends them, to people of the demo. */
export function exampleMails(reader: Reader): Record<string, MailContent> {
  return { ...ofAccounts(reader), ...ofCertificates(reader), ...ofNotices(reader) };
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
    'login-linked': linkMail('linked', { ...to, url: `${site.client}/account`, provider }),
    'sign-in-settings': settingMail('policy-changed', {
      ...to,
      url: `${site.client}/system`,
      what: 'Te Kura o Kōwhai',
      actor: 'Mere Tāwhai',
    }),
    'factor-added': factorMail('app-added', { ...to, url: `${site.client}/account` }),
    'factor-reset': factorResetMail({ ...to, url: `${site.client}/two-step-login/${link}` }),
    'recovery-code-used': factorMail('recovery-code-used', {
      ...to,
      url: `${site.client}/account`,
    }),
    'token-created': tokenCreatedMail(site, {
      name: to.name,
      token: 'Student management system',
      expiresAt: new Date('2027-11-20T02:00:00Z'),
    }),
    payment: paymentMail({ ...to, url: `https://invoice.stripe.com/i/${link}` }),
  };
}

const uuid = '0199b2a4-0000-7000-8000-000000000001';
const area = { uuid, name: 'Inclusive practice', name_mi: 'Te whakauru' };
const pods = ['Welcoming difference', 'Working with learning support', 'Learner voice'];

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

/** About the first pod, the second, and so on. */
function notice(kind: Notice['kind'], actor: string, pod: number): Notice {
  const ids = { uuid, reflection: `0199b2a4-0000-7000-8000-00000000010${pod}` };
  const name = pods[pod] ?? area.name;
  const at = new Date('2026-11-20T02:00:00Z');
  const about = { area, pod: { uuid, name, name_mi: null } };
  return { ...ids, kind, count: 1, at, read_at: null, actor: { uuid, name: actor }, ...about };
}

const phraseNotice = (kind: Notice['kind'], actor: string): Notice => ({
  ...notice(kind, actor, 0),
  reflection: null,
  area: null,
  pod: null,
});

function ofNotices(reader: Reader): Record<string, MailContent> {
  const learner = { ...reader, name: 'Keita Pōtae' };
  const mentor = { ...reader, name: 'Hana Tūtaki' };
  const sentBack = notice('sent_back', mentor.name, 0);
  const reopened = notice('reopened', mentor.name, 0);
  const signedOff = notice('signed_off', mentor.name, 1);
  const submitted = [0, 1].map((pod) => notice('submitted', learner.name, pod));
  const designer = { ...reader, name: 'Sina Leota' };
  const proposed = phraseNotice('phrase_proposed', mentor.name);
  const approved = phraseNotice('phrase_approved', designer.name);
  const nothing = { reflections: 0, longest: undefined, corrections: 0, phrases: 0 };
  const since = new Date('2026-11-12T02:00:00Z');
  const longest = { learner: learner.name, area, pod: null, since };
  return {
    'one-notice': atOnceMail(learner, [sentBack]),
    'several-about-one': atOnceMail(learner, [reopened, sentBack]),
    'several-notices': atOnceMail(learner, [sentBack, signedOff]),
    withdrawn: atOnceMail(learner, [notice('certificate_withdrawn', mentor.name, 2)]),
    digest: digestMail(mentor, { ...nothing, reflections: 3, longest, corrections: 1 }, submitted),
    'digest-of-one': digestMail(mentor, { ...nothing, reflections: 1, longest }, []),
    'digest-of-corrections': digestMail(mentor, { ...nothing, corrections: 2 }, []),
    'digest-of-phrases': digestMail(designer, { ...nothing, phrases: 2 }, [proposed]),
    'phrase-approved': atOnceMail(mentor, [approved]),
  };
}
