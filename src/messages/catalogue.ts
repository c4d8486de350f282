import type { AnyDescriptor, MessageDescriptor } from '#lib/messages/message.ts';
import { accountAnswersMessages } from './accounts/account-answers.ts';
import { accountErrorsMessages } from './accounts/account-errors.ts';
import { accountExportMessages } from './accounts/account-export.ts';
import { accountsMessages } from './accounts/accounts.ts';
import { apiTokenErrorsMessages } from './accounts/api-token-errors.ts';
import { apiTokensMessages } from './accounts/api-tokens.ts';
import { inSingleSignOn } from './accounts/in-single-sign-on.ts';
import { joiningMessages } from './accounts/joining.ts';
import { mailsAccountsMessages } from './accounts/mails-accounts.ts';
import { mailsSignInMessages } from './accounts/mails-sign-in.ts';
import { mailsTokensMessages } from './accounts/mails-tokens.ts';
import { myAccountMessages } from './accounts/my-account.ts';
import { passwordAdviceMessages } from './accounts/password-advice.ts';
import { passwordWarningsMessages } from './accounts/password-warnings.ts';
import { passwordsMessages } from './accounts/passwords.ts';
import { resetTokenMessages } from './accounts/reset-token.ts';
import { stepUpMessages } from './accounts/step-up.ts';
import { welcomeMessages } from './accounts/welcome.ts';
import { certificateErrorsMessages } from './certificates/certificate-errors.ts';
import { certificatePageMessages } from './certificates/certificate-page.ts';
import { certificateSheetMessages } from './certificates/certificate-sheet.ts';
import { correctionsMessages } from './certificates/corrections.ts';
import { mailsCertificatesMessages } from './certificates/mails-certificates.ts';
import { myCertificatesMessages } from './certificates/my-certificates.ts';
import { inErrors, onEveryScreen } from './everywhere.ts';
import { inTwoStep } from './factors/in-two-step.ts';
import { mailsFactorsMessages } from './factors/mails-factors.ts';
import { secondStepMessages } from './factors/second-step.ts';
import { historyMessages } from './history/history.ts';
import { historyActionsMessages, historyKindsMessages } from './history/history-actions.ts';
import { historyFieldsMessages } from './history/history-fields.ts';
import { historyNamesMessages } from './history/history-names.ts';
import { historySentencesMessages } from './history/history-sentences.ts';
import { inImports } from './imports/in-imports.ts';
import { areaPageMessages } from './learning/area-page.ts';
import { learningMessages } from './learning/learning.ts';
import { learningAssetsMessages } from './learning/learning-assets.ts';
import { learningErrorsMessages } from './learning/learning-errors.ts';
import { learningWordsMessages } from './learning/learning-words.ts';
import { podFormMessages } from './learning/pod-form.ts';
import { questionsMessages } from './learning/questions.ts';
import { questionsEditingMessages } from './learning/questions-editing.ts';
import { localisationMessages } from './localisation/localisation.ts';
import { localisationFilesMessages } from './localisation/localisation-files.ts';
import { localisationPanelsMessages } from './localisation/localisation-panels.ts';
import { screenNamesMessages } from './localisation/screen-names.ts';
import { wordingsMessages } from './localisation/wordings.ts';
import { assigningMessages } from './mentoring/assigning.ts';
import { assigningManyMessages } from './mentoring/assigning-many.ts';
import { caseloadMessages } from './mentoring/caseload.ts';
import { caseloadErrorsMessages } from './mentoring/caseload-errors.ts';
import { figuresMessages } from './mentoring/figures.ts';
import { finishingMessages } from './mentoring/finishing.ts';
import { learnerLearningMessages } from './mentoring/learner-learning.ts';
import { learnerProgressMessages } from './mentoring/learner-progress.ts';
import { mentoringMessages } from './mentoring/mentoring.ts';
import { phraseErrorsMessages } from './mentoring/phrase-errors.ts';
import { phraseImportMessages } from './mentoring/phrase-import.ts';
import { phrasesMessages } from './mentoring/phrases.ts';
import { progressMessages } from './mentoring/progress.ts';
import { reflectionErrorsMessages } from './mentoring/reflection-errors.ts';
import { removedAreasMessages } from './mentoring/removed-areas.ts';
import { reviewingMessages } from './mentoring/reviewing.ts';
import { answeringMessages } from './my-learning/answering.ts';
import { myLearningMessages } from './my-learning/my-learning.ts';
import { sharingMessages } from './my-learning/sharing.ts';
import { bellMessages } from './notices/bell.ts';
import { mailsNoticesMessages } from './notices/mails-notices.ts';
import { noticesMessages } from './notices/notices.ts';
import { coveredOrganisationsMessages } from './organisations/covered-organisations.ts';
import { inOrganisations } from './organisations/in-organisations.ts';
import { ownRolesMessages } from './organisations/own-roles.ts';
import { inviteMessages } from './people/invite.ts';
import { personMessages } from './people/person.ts';
import { userActionsMessages } from './people/user-actions.ts';
import { usersMessages } from './people/users.ts';
import { usersAccessMessages } from './people/users-access.ts';
import { mailsMessages } from './shared/mails.ts';
import { debuggingMessages } from './shell/debugging.ts';
import { devMailMessages } from './shell/dev-mail.ts';
import { failedJobsMessages } from './shell/failed-jobs.ts';
import { overviewMessages } from './shell/overview.ts';
import { pagesMessages } from './shell/pages.ts';
import { shellMessages } from './shell/shell.ts';
import { systemMessages } from './shell/system.ts';
import { billingMessages } from './subscriptions/billing.ts';
import { mailsBillingMessages } from './subscriptions/mails-billing.ts';
import { subscriptionErrorsMessages } from './subscriptions/subscription-errors.ts';
import { subscriptionsMessages } from './subscriptions/subscriptions.ts';

type Screen = { title: MessageDescriptor; sections: readonly Record<string, AnyDescriptor>[] };

/**
 * Every section of texts, to list and translate them, under the screen where people meet it first. A
 * new section is added here. Message objects whose keys begin alike belong to one screen.
 */
export const screens = {
  everyScreen: {
    title: screenNamesMessages.everyScreen,
    sections: onEveryScreen,
  },
  errors: {
    title: screenNamesMessages.errors,
    sections: inErrors,
  },
  logIn: {
    title: pagesMessages.logIn,
    sections: [
      welcomeMessages,
      accountsMessages,
      secondStepMessages,
      stepUpMessages,
      joiningMessages,
      accountAnswersMessages,
      accountErrorsMessages,
      resetTokenMessages,
      passwordsMessages,
      passwordAdviceMessages,
      passwordWarningsMessages,
    ],
  },
  dashboard: {
    title: pagesMessages.dashboard,
    sections: [
      overviewMessages,
      mentoringMessages,
      learnerLearningMessages,
      ownRolesMessages,
      coveredOrganisationsMessages,
    ],
  },
  myLearning: {
    title: pagesMessages.myLearning,
    sections: [myLearningMessages, sharingMessages, answeringMessages],
  },
  myCertificates: { title: pagesMessages.myCertificates, sections: [myCertificatesMessages] },
  learning: {
    title: shellMessages.learning,
    sections: [
      learningMessages,
      podFormMessages,
      learningAssetsMessages,
      learningWordsMessages,
      learningErrorsMessages,
      areaPageMessages,
    ],
  },
  reflections: {
    title: pagesMessages.reflections,
    sections: [questionsMessages, questionsEditingMessages],
  },
  organisations: {
    title: pagesMessages.organisations,
    sections: inOrganisations,
  },
  subscriptions: {
    title: pagesMessages.subscriptions,
    sections: [subscriptionsMessages, billingMessages, subscriptionErrorsMessages],
  },
  assignLearning: {
    title: pagesMessages.assignLearning,
    sections: [assigningMessages, removedAreasMessages, assigningManyMessages],
  },
  reviewLearning: {
    title: pagesMessages.reviewLearning,
    sections: [progressMessages, reviewingMessages, finishingMessages, reflectionErrorsMessages],
  },
  teamPhrases: {
    title: pagesMessages.teamPhrases,
    sections: [phrasesMessages, phraseErrorsMessages, phraseImportMessages],
  },
  progress: { title: pagesMessages.progress, sections: [learnerProgressMessages] },
  figures: { title: pagesMessages.figures, sections: [figuresMessages] },
  mentorsAndLearners: {
    title: pagesMessages.mentorsAndLearners,
    sections: [caseloadMessages, caseloadErrorsMessages],
  },
  users: {
    title: pagesMessages.users,
    sections: [
      usersMessages,
      usersAccessMessages,
      personMessages,
      userActionsMessages,
      inviteMessages,
    ],
  },
  imports: { title: pagesMessages.imports, sections: inImports },
  history: {
    title: pagesMessages.history,
    sections: [
      historyMessages,
      historyActionsMessages,
      historyKindsMessages,
      historyFieldsMessages,
      historyNamesMessages,
      historySentencesMessages,
    ],
  },
  nameCorrections: {
    title: pagesMessages.nameCorrections,
    sections: [correctionsMessages, certificateErrorsMessages],
  },
  system: {
    title: pagesMessages.system,
    sections: [systemMessages, failedJobsMessages, debuggingMessages, devMailMessages],
  },
  localisation: {
    title: pagesMessages.localisation,
    sections: [
      wordingsMessages,
      localisationMessages,
      localisationPanelsMessages,
      localisationFilesMessages,
      screenNamesMessages,
    ],
  },
  notices: { title: pagesMessages.notices, sections: [noticesMessages, bellMessages] },
  myAccount: {
    title: pagesMessages.myAccount,
    sections: [myAccountMessages, accountExportMessages, apiTokensMessages, apiTokenErrorsMessages],
  },
  singleSignOn: { title: pagesMessages.singleSignOn, sections: inSingleSignOn },
  twoStep: { title: pagesMessages.twoStep, sections: inTwoStep },
  certificate: {
    title: screenNamesMessages.certificate,
    sections: [certificatePageMessages, certificateSheetMessages],
  },
  emails: {
    title: screenNamesMessages.emails,
    sections: [
      mailsMessages,
      mailsAccountsMessages,
      mailsFactorsMessages,
      mailsSignInMessages,
      mailsTokensMessages,
      mailsNoticesMessages,
      mailsCertificatesMessages,
      mailsBillingMessages,
    ],
  },
} satisfies Record<string, Screen>;

export const catalogue: readonly AnyDescriptor[] = Object.values(screens)
  .flatMap(({ sections }): Screen['sections'] => sections)
  .flatMap((section) => Object.values(section));
