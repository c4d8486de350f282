import type { AnyDescriptor } from '#lib/messages/message.ts';
import { accountAnswersMessages } from './accounts/account-answers.ts';
import { accountErrorsMessages } from './accounts/account-errors.ts';
import { accountExportMessages } from './accounts/account-export.ts';
import { accountsMessages } from './accounts/accounts.ts';
import { joiningMessages } from './accounts/joining.ts';
import { mailsAccountsMessages } from './accounts/mails-accounts.ts';
import { myAccountMessages } from './accounts/my-account.ts';
import { passwordAdviceMessages } from './accounts/password-advice.ts';
import { passwordWarningsMessages } from './accounts/password-warnings.ts';
import { passwordsMessages } from './accounts/passwords.ts';
import { resetTokenMessages } from './accounts/reset-token.ts';
import { welcomeMessages } from './accounts/welcome.ts';
import { certificateErrorsMessages } from './certificates/certificate-errors.ts';
import { certificatePageMessages } from './certificates/certificate-page.ts';
import { certificateSheetMessages } from './certificates/certificate-sheet.ts';
import { correctionsMessages } from './certificates/corrections.ts';
import { mailsCertificatesMessages } from './certificates/mails-certificates.ts';
import { myCertificatesMessages } from './certificates/my-certificates.ts';
import { historyMessages } from './history/history.ts';
import { historyActionsMessages, historyKindsMessages } from './history/history-actions.ts';
import { historyFieldsMessages } from './history/history-fields.ts';
import { historyNamesMessages } from './history/history-names.ts';
import { historySentencesMessages } from './history/history-sentences.ts';
import { importErrorsMessages } from './imports/import-errors.ts';
import { importFieldsMessages } from './imports/import-fields.ts';
import { importProblemsMessages } from './imports/import-problems.ts';
import { importRowsMessages } from './imports/import-rows.ts';
import { importingMessages } from './imports/importing.ts';
import { importsMessages } from './imports/imports.ts';
import { areaPageMessages } from './learning/area-page.ts';
import { learningMessages } from './learning/learning.ts';
import { learningAssetsMessages } from './learning/learning-assets.ts';
import { learningErrorsMessages } from './learning/learning-errors.ts';
import { learningWordsMessages } from './learning/learning-words.ts';
import { questionsMessages } from './learning/questions.ts';
import { questionsEditingMessages } from './learning/questions-editing.ts';
import { localisationMessages } from './localisation/localisation.ts';
import { localisationFilesMessages } from './localisation/localisation-files.ts';
import { localisationPanelsMessages } from './localisation/localisation-panels.ts';
import { wordingsMessages } from './localisation/wordings.ts';
import { assigningMessages } from './mentoring/assigning.ts';
import { assigningManyMessages } from './mentoring/assigning-many.ts';
import { caseloadMessages } from './mentoring/caseload.ts';
import { caseloadErrorsMessages } from './mentoring/caseload-errors.ts';
import { figuresMessages } from './mentoring/figures.ts';
import { finishingMessages } from './mentoring/finishing.ts';
import { learnerProgressMessages } from './mentoring/learner-progress.ts';
import { mentoringMessages } from './mentoring/mentoring.ts';
import { progressMessages } from './mentoring/progress.ts';
import { reflectionErrorsMessages } from './mentoring/reflection-errors.ts';
import { reviewingMessages } from './mentoring/reviewing.ts';
import { answeringMessages } from './my-learning/answering.ts';
import { myLearningMessages } from './my-learning/my-learning.ts';
import { writingMessages } from './my-learning/writing.ts';
import { bellMessages } from './notices/bell.ts';
import { mailsNoticesMessages } from './notices/mails-notices.ts';
import { noticesMessages } from './notices/notices.ts';
import { organisationTypesMessages } from './organisations/organisation-types.ts';
import { organisationsMessages } from './organisations/organisations.ts';
import { personMessages } from './people/person.ts';
import { rolesInShortMessages, rolesMessages } from './people/roles.ts';
import { userActionsMessages } from './people/user-actions.ts';
import { usersMessages } from './people/users.ts';
import { usersAccessMessages } from './people/users-access.ts';
import { controlsMessages } from './shared/controls.ts';
import { errorsMessages } from './shared/errors.ts';
import { fieldsMessages } from './shared/fields.ts';
import { limitsMessages } from './shared/limits.ts';
import { listsMessages } from './shared/lists.ts';
import { mailsMessages } from './shared/mails.ts';
import { pagerMessages } from './shared/pager.ts';
import { platformMessages } from './shared/platform.ts';
import { requestErrorMessages } from './shared/request-errors.ts';
import { selectionMessages } from './shared/selection.ts';
import { sharedMessages } from './shared/shared.ts';
import { validationMessages } from './shared/validation.ts';
import { changedSinceMessages } from './shell/changed-since.ts';
import { debuggingMessages } from './shell/debugging.ts';
import { devMailMessages } from './shell/dev-mail.ts';
import { errorPagesMessages } from './shell/error-pages.ts';
import { overviewMessages } from './shell/overview.ts';
import { pageHeaderMessages } from './shell/page-header.ts';
import { pagesMessages } from './shell/pages.ts';
import { paletteMessages } from './shell/palette.ts';
import { shellMessages } from './shell/shell.ts';
import { systemMessages } from './shell/system.ts';
import { billingMessages } from './subscriptions/billing.ts';
import { mailsBillingMessages } from './subscriptions/mails-billing.ts';
import { subscriptionErrorsMessages } from './subscriptions/subscription-errors.ts';
import { subscriptionsMessages } from './subscriptions/subscriptions.ts';
import { timesMessages } from './times.ts';

/** Every section of texts, to list and translate them. A new section is added here. */
const sections: Record<string, AnyDescriptor>[] = [
  accountAnswersMessages,
  accountExportMessages,
  accountErrorsMessages,
  resetTokenMessages,
  accountsMessages,
  welcomeMessages,
  answeringMessages,
  assigningManyMessages,
  assigningMessages,
  billingMessages,
  caseloadErrorsMessages,
  caseloadMessages,
  certificatePageMessages,
  certificateErrorsMessages,
  certificateSheetMessages,
  changedSinceMessages,
  controlsMessages,
  pagerMessages,
  pageHeaderMessages,
  correctionsMessages,
  debuggingMessages,
  devMailMessages,
  errorsMessages,
  fieldsMessages,
  figuresMessages,
  finishingMessages,
  historyActionsMessages,
  historyFieldsMessages,
  historyKindsMessages,
  historyNamesMessages,
  historySentencesMessages,
  historyMessages,
  importFieldsMessages,
  importProblemsMessages,
  importErrorsMessages,
  importRowsMessages,
  importingMessages,
  importsMessages,
  joiningMessages,
  areaPageMessages,
  learningAssetsMessages,
  learningErrorsMessages,
  learningMessages,
  learningWordsMessages,
  limitsMessages,
  listsMessages,
  selectionMessages,
  localisationFilesMessages,
  localisationPanelsMessages,
  localisationMessages,
  mailsAccountsMessages,
  mailsBillingMessages,
  mailsCertificatesMessages,
  mailsNoticesMessages,
  mailsMessages,
  learnerProgressMessages,
  mentoringMessages,
  myAccountMessages,
  myCertificatesMessages,
  myLearningMessages,
  noticesMessages,
  bellMessages,
  organisationTypesMessages,
  organisationsMessages,
  overviewMessages,
  pagesMessages,
  paletteMessages,
  passwordAdviceMessages,
  passwordWarningsMessages,
  passwordsMessages,
  personMessages,
  platformMessages,
  progressMessages,
  questionsEditingMessages,
  questionsMessages,
  reflectionErrorsMessages,
  errorPagesMessages,
  requestErrorMessages,
  reviewingMessages,
  rolesInShortMessages,
  rolesMessages,
  sharedMessages,
  shellMessages,
  subscriptionErrorsMessages,
  subscriptionsMessages,
  systemMessages,
  timesMessages,
  usersAccessMessages,
  usersMessages,
  userActionsMessages,
  validationMessages,
  wordingsMessages,
  writingMessages,
];

export const catalogue: readonly AnyDescriptor[] = sections.flatMap((section) =>
  Object.values(section),
);
