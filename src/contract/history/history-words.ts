import type { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { descriptorOf, type MessageDescriptor, type Translatable } from '#lib/messages/message.ts';
import {
  historyKindsMessages,
  historyActionsMessages as label,
} from '#messages/history/history-actions.ts';
import { historySentencesMessages as says } from '#messages/history/history-sentences.ts';

/** The kinds of records that the history has events of, with their labels. */
export const historyKinds = {
  user: historyKindsMessages.users,
  organisation: historyKindsMessages.organisations,
  subscription: historyKindsMessages.subscriptions,
  import: historyKindsMessages.imports,
  export: historyKindsMessages.exports,
  area: historyKindsMessages.areas,
  pod: historyKindsMessages.pods,
  asset: historyKindsMessages.assets,
  lookup: historyKindsMessages.lookups,
  assignment: historyKindsMessages.assignments,
  reflection: historyKindsMessages.reflections,
  phrase: historyKindsMessages.phrases,
  certificate: historyKindsMessages.certificates,
  text: historyKindsMessages.texts,
  factor_rule: historyKindsMessages.factorRules,
  sign_in_provider: historyKindsMessages.signInProviders,
  language: historyKindsMessages.languages,
  job: historyKindsMessages.jobs,
} as const;
export type HistoryKind = keyof typeof historyKinds;

type Sentence = MessageDescriptor<'actor' | 'it' | 'action'>;

type Words = {
  /** Its label in the filter of actions. */
  label: MessageDescriptor;
  says: Sentence;
  /** The sentence in a person's own history, where the event concerns a person too. */
  ofPerson?: Sentence;
};

/** Every action that history records, in words. */
export const historyActions = {
  'user.set-up': { label: label.setUp, says: says.openedFirstAccount },
  'user.registered': { label: label.registered, says: says.registered },
  'user.stored': { label: label.userStored, says: says.openedAccount },
  'user.changed': { label: label.userChanged, says: says.changed },
  'user.email-changed': { label: label.emailChanged, says: says.changedEmail },
  'user.verified': { label: label.emailVerified, says: says.verifiedEmail },
  'user.invited': { label: label.invited, says: says.invited },
  'user.reset-sent': { label: label.resetSent, says: says.sentReset },
  'user.password-set': { label: label.passwordSet, says: says.setPassword },
  'user.password-reset': { label: label.passwordReset, says: says.resetPassword },
  'user.password-changed': { label: label.passwordChanged, says: says.changedPassword },
  'user.logged-in': { label: label.loggedIn, says: says.loggedIn },
  'user.login-failed': { label: label.loginFailed, says: says.loginFailed },
  'user.access-refused': { label: label.accessRefused, says: says.accessRefused },
  'user.sessions-ended': { label: label.sessionsEnded, says: says.endedSessions },
  'user.other-sessions-ended': {
    label: label.otherSessionsEnded,
    says: says.endedOtherSessions,
  },
  'user.factor-added': { label: label.factorAdded, says: says.addedFactor },
  'user.factor-removed': { label: label.factorRemoved, says: says.removedFactor },
  'user.recovery-codes-made': { label: label.recoveryCodesMade, says: says.madeRecoveryCodes },
  'user.recovery-code-used': { label: label.recoveryCodeUsed, says: says.usedRecoveryCode },
  'user.identity-confirmed': { label: label.identityConfirmed, says: says.confirmedIdentity },
  'user.factor-reset-started': { label: label.factorResetStarted, says: says.startedFactorReset },
  'user.factor-reset-withdrawn': {
    label: label.factorResetWithdrawn,
    says: says.withdrewFactorReset,
  },
  'user.factors-reset': { label: label.factorsReset, says: says.resetFactors },
  'factor-rule.changed': { label: label.factorRuleChanged, says: says.changedFactorRule },
  'user.login-linked': { label: label.loginLinked, says: says.linkedLogin },
  'user.login-unlinked': { label: label.loginUnlinked, says: says.unlinkedLogin },
  'provider.stored': { label: label.providerAdded, says: says.added },
  'provider.changed': { label: label.providerChanged, says: says.changed },
  'provider.login-refused': { label: label.providerLoginRefused, says: says.providerLoginRefused },
  'organisation.sign-in-changed': { label: label.signInChanged, says: says.changedSignIn },
  'token.created': { label: label.tokenCreated, says: says.createdToken },
  'token.ended': { label: label.tokenEnded, says: says.endedToken },
  'user.area-shared': { label: label.areaShared, says: says.sharedArea },
  'user.area-sharing-ended': {
    label: label.areaSharingEnded,
    says: says.endedSharingArea,
  },
  'learner.mentor-set': { label: label.mentorNamed, says: says.changedMentor },
  'organisation.stored': { label: label.organisationAdded, says: says.added },
  'organisation.changed': { label: label.organisationChanged, says: says.changed },
  'organisation.member-added': {
    label: label.memberAdded,
    says: says.addedMember,
    ofPerson: says.addedToOrganisation,
  },
  'organisation.member-removed': {
    label: label.memberRemoved,
    says: says.removedMember,
    ofPerson: says.removedFromOrganisation,
  },
  'organisation.role-granted': {
    label: label.organisationRoleGranted,
    says: says.gaveRoleAt,
    ofPerson: says.gaveOrganisationRole,
  },
  'organisation.role-ended': {
    label: label.organisationRoleEnded,
    says: says.endedRoleAt,
    ofPerson: says.endedOrganisationRole,
  },
  'subscription.stored': { label: label.subscriptionAdded, says: says.added },
  'subscription.changed': { label: label.subscriptionChanged, says: says.changed },
  'subscription.cancelled': { label: label.subscriptionCancelled, says: says.cancelled },
  'import.confirmed': { label: label.importConfirmed, says: says.started },
  'import.finished': { label: label.importFinished, says: says.finished },
  'export.made': { label: label.exportMade, says: says.downloaded },
  'area.stored': { label: label.areaAdded, says: says.added },
  'area.changed': { label: label.areaChanged, says: says.changed },
  'area.pods-ordered': { label: label.podsOrdered, says: says.orderedPods },
  'pod.stored': { label: label.podAdded, says: says.added },
  'pod.changed': { label: label.podChanged, says: says.changed },
  'pod.assets-ordered': { label: label.assetsOrdered, says: says.orderedAssets },
  'asset.stored': { label: label.assetAdded, says: says.added },
  'asset.changed': { label: label.assetChanged, says: says.changed },
  'asset.removed': { label: label.assetRemoved, says: says.removed },
  'asset.restored': { label: label.assetRestored, says: says.broughtBack },
  'lookup.stored': { label: label.wordAdded, says: says.added },
  'lookup.changed': { label: label.wordChanged, says: says.changed },
  'questions.changed': { label: label.questionsChanged, says: says.changedQuestions },
  'assignment.changed': { label: label.learningAssigned, says: says.changedLearning },
  'assignment.removed': { label: label.learningRemoved, says: says.removedLearning },
  'reflection.begun': { label: label.reflectionBegun, says: says.began },
  'reflection.submitted': { label: label.reflectionSubmitted, says: says.submitted },
  'reflection.resubmitted': { label: label.submittedAgain, says: says.submittedAgain },
  'reflection.withdrawn': { label: label.submissionWithdrawn, says: says.withdrewSubmission },
  'reflection.read': { label: label.reflectionRead, says: says.read },
  'review.stored': { label: label.reviewWritten, says: says.wroteReview },
  'review.changed': { label: label.reviewChanged, says: says.changedReview },
  'reflection.noted': { label: label.notesChanged, says: says.changedNotes },
  'reflection.sent-back': { label: label.sentBack, says: says.sentBack },
  'reflection.send-back-undone': { label: label.sendBackUndone, says: says.undidSendBack },
  'reflection.signed-off': { label: label.signedOff, says: says.signedOff },
  'reflection.reopened': { label: label.reopened, says: says.reopened },
  'phrase.stored': { label: label.phraseAdded, says: says.added },
  'phrase.changed': { label: label.phraseChanged, says: says.changed },
  'phrase.removed': { label: label.phraseRemoved, says: says.removed },
  'phrase.proposed': { label: label.phraseProposed, says: says.proposed },
  'phrase.withdrawn': { label: label.phraseWithdrawn, says: says.tookProposalBack },
  'phrase.approved': { label: label.phraseApproved, says: says.approved },
  'phrase.declined': { label: label.phraseDeclined, says: says.declined },
  'phrase.decline-undone': { label: label.phraseDeclineUndone, says: says.undidDecline },
  'certificate.issued': { label: label.certificateIssued, says: says.issued },
  'certificate.withdrawn': { label: label.certificateWithdrawn, says: says.withdrew },
  'certificate.replaced': { label: label.certificateReplaced, says: says.replaced },
  'correction.asked': { label: label.correctionAsked, says: says.askedToCorrect },
  'correction.withdrawn': { label: label.correctionWithdrawn, says: says.noLongerAsked },
  'correction.made': { label: label.correctionMade, says: says.corrected },
  'correction.declined': { label: label.correctionDeclined, says: says.declinedToCorrect },
  'text.worded': { label: label.textWorded, says: says.worded },
  'text.put-back': { label: label.textPutBack, says: says.putBack },
  'language.texts-imported': { label: label.textsImported, says: says.importedTexts },
  'language.texts-undone': { label: label.textsUndone, says: says.undidTexts },
  'language.stored': { label: label.languageAdded, says: says.added },
  'job.retried': { label: label.jobRetried, says: says.retried },
  'language.changed': { label: label.languageChanged, says: says.changed },
} as const satisfies Record<string, Words>;
export type HistoryAction = keyof typeof historyActions;

const actionWords: Record<string, Words> = historyActions;

/** 'Account changed'. An action nobody has put into words reads `thing.odd-act` as 'Thing odd act'. */
export const actionLabel = (action: string): Translatable =>
  actionWords[action]?.label ?? descriptorOf(`historyActions.${capitalised(plain(action))}`);

const plain = (action: string) => action.replaceAll(/[.-]/g, ' ');
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type EventFacts = {
  action: string;
  actor: { uuid: string; name: string } | null;
  service: string | null;
  subject: { uuid: string; type: string; name: LocalizedString | null };
};

/** The sentence of an event. Its values are separate, so that a screen can put links in their places. */
export function historySentence({ action, actor, service, subject }: EventFacts) {
  const words = actionWords[action];
  const ofPerson = subject.type === 'user' ? words?.ofPerson : undefined;
  const values = {
    actor: actor?.name ?? service ?? unnamedActor,
    action: plain(action),
    it: nameOf(subject, actor),
  };
  return { descriptor: ofPerson ?? words?.says ?? says.unknown, values };
}

function nameOf({ uuid, name, type }: EventFacts['subject'], actor: EventFacts['actor']) {
  if (type === 'user' && uuid === actor?.uuid) return says.ownAccount;
  return name ?? says.gone;
}

/** The actor where there is neither an account nor a service. */
const unnamedActor = 'Stepwise';
