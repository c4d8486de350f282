/** What history is about, and how lists call it. */
export const historyKinds = {
  user: 'Users',
  organisation: 'Organisations',
  subscription: 'Subscriptions',
  import: 'Imports',
  export: 'Exports',
  area: 'Learning areas',
  pod: 'Learning pods',
  asset: 'Assets',
  lookup: 'Aspects and subject matters',
  assignment: 'Assigned learning',
  reflection: 'Reflections',
  certificate: 'Certificates',
} as const;

export type HistoryKind = keyof typeof historyKinds;

type Words = {
  /** What happened, as a list of choices calls it. */
  label: string;
  /** What follows the name of whoever did it; `{it}` is what it was done to. */
  says: string;
  /** Where the same happened to a person as well: what is said of them. */
  ofPerson?: string;
};

/** Every action that history records, in words. */
export const historyActions = {
  'user.set-up': { label: 'First administrator', says: 'opened the first account' },
  'user.registered': { label: 'Registered', says: 'registered' },
  'user.stored': { label: 'Account opened', says: 'opened an account for {it}' },
  'user.changed': { label: 'Account changed', says: 'changed {it}' },
  'user.email-changed': { label: 'Email changed', says: 'changed the email address of {it}' },
  'user.verified': { label: 'Email verified', says: 'verified the email address of {it}' },
  'user.invited': { label: 'Invited', says: 'sent an invitation to {it}' },
  'user.reset-sent': { label: 'Password reset sent', says: 'sent {it} a password reset' },
  'user.password-reset': { label: 'Password reset', says: 'reset the password of {it}' },
  'user.password-changed': { label: 'Password changed', says: 'changed the password of {it}' },
  'user.sessions-ended': { label: 'Sessions ended', says: 'logged {it} out everywhere' },
  'learner.mentor-set': { label: 'Mentor named', says: 'changed the mentor of {it}' },
  'organisation.stored': { label: 'Organisation added', says: 'added {it}' },
  'organisation.changed': { label: 'Organisation changed', says: 'changed {it}' },
  'organisation.member-added': {
    label: 'Member added',
    says: 'added a member to {it}',
    ofPerson: 'added {it} to an organisation',
  },
  'organisation.member-removed': {
    label: 'Member removed',
    says: 'removed a member from {it}',
    ofPerson: 'removed {it} from an organisation',
  },
  'subscription.stored': { label: 'Subscription added', says: 'added {it}' },
  'subscription.changed': { label: 'Subscription changed', says: 'changed {it}' },
  'subscription.cancelled': { label: 'Subscription cancelled', says: 'cancelled {it}' },
  'import.confirmed': { label: 'Import confirmed', says: 'started {it}' },
  'import.finished': { label: 'Import finished', says: 'finished {it}' },
  'export.made': { label: 'Export made', says: 'downloaded {it}' },
  'area.stored': { label: 'Area added', says: 'added {it}' },
  'area.changed': { label: 'Area changed', says: 'changed {it}' },
  'area.pods-ordered': { label: 'Pods put in order', says: 'put the pods of {it} in order' },
  'pod.stored': { label: 'Pod added', says: 'added {it}' },
  'pod.changed': { label: 'Pod changed', says: 'changed {it}' },
  'pod.assets-ordered': { label: 'Assets put in order', says: 'put the assets of {it} in order' },
  'asset.stored': { label: 'Asset added', says: 'added {it}' },
  'asset.changed': { label: 'Asset changed', says: 'changed {it}' },
  'asset.removed': { label: 'Asset removed', says: 'removed {it}' },
  'asset.restored': { label: 'Asset brought back', says: 'brought {it} back' },
  'lookup.stored': { label: 'Word added', says: 'added {it}' },
  'lookup.changed': { label: 'Word changed', says: 'changed {it}' },
  'questions.changed': { label: 'Questions changed', says: 'changed the questions of {it}' },
  'assignment.changed': { label: 'Learning assigned', says: 'changed the learning of {it}' },
  'assignment.removed': { label: 'Learning removed', says: 'removed all learning of {it}' },
  'reflection.begun': { label: 'Reflection begun', says: 'began {it}' },
  'reflection.submitted': { label: 'Reflection submitted', says: 'submitted {it}' },
  'reflection.resubmitted': { label: 'Submitted again', says: 'submitted {it} again' },
  'reflection.read': { label: 'Reflection read', says: 'read {it}' },
  'review.stored': { label: 'Review written', says: 'wrote a review in {it}' },
  'review.changed': { label: 'Review changed', says: 'changed a review in {it}' },
  'reflection.noted': { label: 'Notes changed', says: 'changed the notes of {it}' },
  'reflection.sent-back': { label: 'Sent back', says: 'sent {it} back' },
  'reflection.signed-off': { label: 'Signed off', says: 'signed off {it}' },
  'reflection.reopened': { label: 'Reopened', says: 'reopened {it}' },
  'certificate.issued': { label: 'Certificate issued', says: 'issued {it}' },
  'certificate.withdrawn': { label: 'Certificate withdrawn', says: 'withdrew {it}' },
  'certificate.replaced': { label: 'Certificate replaced', says: 'replaced {it}' },
  'correction.asked': { label: 'Correction asked for', says: 'asked to correct {it}' },
  'correction.made': { label: 'Correction made', says: 'corrected {it}' },
  'correction.declined': { label: 'Correction declined', says: 'declined to correct {it}' },
} as const satisfies Record<string, Words>;

export type HistoryAction = keyof typeof historyActions;

const known: Record<string, Words> = historyActions;

/** 'Account changed'. An action nobody has put into words reads `thing.odd-act` as 'Thing odd act'. */
export const actionLabel = (action: string): string =>
  known[action]?.label ?? capitalised(plain(action));

const plain = (action: string) => action.replaceAll(/[.-]/g, ' ');
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Happened = {
  action: string;
  actor: { uuid: string } | null;
  subject: { uuid: string; type: string; name: string | null };
};

/** What is said after the name of the actor, cut where the name of the subject belongs. */
export function historySentence({ action, actor, subject }: Happened) {
  const words = known[action];
  const ofPerson = subject.type === 'user' ? words?.ofPerson : undefined;
  const says = ofPerson ?? words?.says ?? `did “${plain(action)}” to {it}`;
  const [before = '', after] = says.split('{it}');
  return { before, it: after === undefined ? null : nameOf(subject, actor), after: after ?? '' };
}

function nameOf({ uuid, name, type }: Happened['subject'], actor: Happened['actor']): string {
  if (type === 'user' && uuid === actor?.uuid) return 'their own account';
  return name ?? 'something that is gone';
}

/** Whoever is named by nobody's account: a job, or Stripe. */
export const unnamedActor = 'Stepwise';
