import type { AccountNotice } from '#contract/notices/notice-words.ts';
import { atOnceMail, digestMail, type KindWithOwnMail } from '#server/features/notices/index.ts';
import type { MailContent } from '#server/platform/mail/mail-content.ts';
import type { Site } from '#server/platform/settings.ts';

export type Reader = { site: Site; locale: string };
type Notice = Parameters<typeof atOnceMail>[1][number];

export const uuid = '0199b2a4-0000-7000-8000-000000000001';
export const area = { uuid, name: 'Inclusive practice', name_mi: 'Te whakauru' };
export const pods = ['Welcoming difference', 'Working with learning support', 'Learner voice'];

const [keita, hana, sina] = ['Keita Pōtae', 'Hana Tūtaki', 'Sina Leota'] as const;

/** About the first pod, the second, and so on. */
function notice(kind: Notice['kind'], actor: string, pod: number): Notice {
  const ids = { uuid, reflection: `0199b2a4-0000-7000-8000-00000000010${pod}` };
  const name = pods[pod] ?? area.name;
  const at = new Date('2026-11-20T02:00:00Z');
  const about = { area, pod: { uuid, name, name_mi: null } };
  return { ...ids, kind, count: 1, at, read_at: null, actor: { uuid, name: actor }, ...about };
}

/** About something other than learning. */
const bareNotice = (kind: Notice['kind'], actor: string): Notice => ({
  ...notice(kind, actor, 0),
  reflection: null,
  area: null,
  pod: null,
});

export function noticeMails(reader: Reader): Record<string, MailContent> {
  return { ...atOnce(reader), ...several(reader), ...digests(reader) };
}

/** Of each kind that may be mailed at once: one without its example does not compile. */
type AtOnce = Exclude<Notice['kind'], KindWithOwnMail | AccountNotice>;

function atOnce(reader: Reader): Record<AtOnce, MailContent> {
  const to = (name: string, about: Notice) => atOnceMail({ ...reader, name }, [about]);
  return {
    submitted: to(hana, notice('submitted', keita, 0)),
    resubmitted: to(hana, notice('resubmitted', keita, 0)),
    sent_back: to(keita, notice('sent_back', hana, 0)),
    signed_off: to(keita, notice('signed_off', hana, 1)),
    reopened: to(keita, notice('reopened', hana, 1)),
    sign_off_reopened: to(hana, notice('sign_off_reopened', sina, 1)),
    certificate_withdrawn: to(keita, notice('certificate_withdrawn', hana, 2)),
    correction_asked: to(sina, bareNotice('correction_asked', keita)),
    correction_declined: to(keita, bareNotice('correction_declined', sina)),
    phrase_proposed: to(sina, bareNotice('phrase_proposed', hana)),
    phrase_approved: to(hana, bareNotice('phrase_approved', sina)),
    phrase_declined: to(hana, bareNotice('phrase_declined', sina)),
  };
}

function several(reader: Reader): Record<string, MailContent> {
  const learner = { ...reader, name: keita };
  const sentBack = notice('sent_back', hana, 0);
  return {
    'several-about-one': atOnceMail(learner, [notice('reopened', hana, 0), sentBack]),
    'several-notices': atOnceMail(learner, [sentBack, notice('signed_off', hana, 1)]),
  };
}

function digests(reader: Reader): Record<string, MailContent> {
  const mentor = { ...reader, name: hana };
  const designer = { ...reader, name: sina };
  const nothing = { reflections: 0, areOwn: true, longest: undefined, corrections: 0, phrases: 0 };
  const since = new Date('2026-11-12T02:00:00Z');
  const longest = { learner: keita, area, pod: null, since };
  const submitted = [0, 1].map((pod) => notice('submitted', keita, pod));
  const proposed = bareNotice('phrase_proposed', hana);
  return {
    digest: digestMail(mentor, { ...nothing, reflections: 3, longest, corrections: 1 }, submitted),
    'digest-of-one': digestMail(mentor, { ...nothing, reflections: 1, longest }, []),
    'digest-of-corrections': digestMail(mentor, { ...nothing, corrections: 2 }, []),
    'digest-of-phrases': digestMail(designer, { ...nothing, phrases: 2 }, [proposed]),
  };
}
