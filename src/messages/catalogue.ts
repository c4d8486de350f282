import { accountAnswersMessages } from './account-answers.ts';
import { accountErrorsMessages } from './account-errors.ts';
import { accountExportMessages } from './account-export.ts';
import { accountsMessages } from './accounts.ts';
import { answeringMessages } from './answering.ts';
import { assigningMessages } from './assigning.ts';
import { assigningManyMessages } from './assigning-many.ts';
import { bellMessages } from './bell.ts';
import { billingMessages } from './billing.ts';
import { caseloadMessages } from './caseload.ts';
import { caseloadErrorsMessages } from './caseload-errors.ts';
import { certificateErrorsMessages } from './certificate-errors.ts';
import { certificatePageMessages } from './certificate-page.ts';
import { certificateSheetMessages } from './certificate-sheet.ts';
import { changedSinceMessages } from './changed-since.ts';
import { controlsMessages } from './controls.ts';
import { correctionsMessages } from './corrections.ts';
import { debuggingMessages } from './debugging.ts';
import { devMailMessages } from './dev-mail.ts';
import { refusalPagesMessages } from './error-pages.ts';
import { errorsMessages } from './errors.ts';
import { fieldsMessages } from './fields.ts';
import { finishingMessages } from './finishing.ts';
import { historyMessages } from './history.ts';
import { historyActionsMessages, historyKindsMessages } from './history-actions.ts';
import { historyFieldsMessages } from './history-fields.ts';
import { historyNamesMessages } from './history-names.ts';
import { historySentencesMessages } from './history-sentences.ts';
import { importErrorsMessages } from './import-errors.ts';
import { importFieldsMessages } from './import-fields.ts';
import { importProblemsMessages } from './import-problems.ts';
import { importRowsMessages } from './import-rows.ts';
import { importingMessages } from './importing.ts';
import { importsMessages } from './imports.ts';
import { joiningMessages } from './joining.ts';
import { learningMessages } from './learning.ts';
import { learningAssetsMessages } from './learning-assets.ts';
import { learningErrorsMessages } from './learning-errors.ts';
import { learningWordsMessages } from './learning-words.ts';
import { limitsMessages } from './limits.ts';
import { listsMessages } from './lists.ts';
import { localisationMessages } from './localisation.ts';
import { localisationFilesMessages } from './localisation-files.ts';
import { localisationPanelsMessages } from './localisation-panels.ts';
import { mailsMessages } from './mails.ts';
import { mailsAccountsMessages } from './mails-accounts.ts';
import { mailsBillingMessages } from './mails-billing.ts';
import { mailsCertificatesMessages } from './mails-certificates.ts';
import { mailsNoticesMessages } from './mails-notices.ts';
import { mentoringMessages } from './mentoring.ts';
import type { AnyDescriptor } from './message.ts';
import { myAccountMessages } from './my-account.ts';
import { myCertificatesMessages } from './my-certificates.ts';
import { myLearningMessages } from './my-learning.ts';
import { noticesMessages } from './notices.ts';
import { organisationTypesMessages } from './organisation-types.ts';
import { organisationsMessages } from './organisations.ts';
import { overviewMessages } from './overview.ts';
import { pageHeaderMessages } from './page-header.ts';
import { pagerMessages } from './pager.ts';
import { pagesMessages } from './pages.ts';
import { paletteMessages } from './palette.ts';
import { passwordAdviceMessages } from './password-advice.ts';
import { passwordWarningsMessages } from './password-warnings.ts';
import { passwordsMessages } from './passwords.ts';
import { platformMessages } from './platform.ts';
import { progressMessages } from './progress.ts';
import { questionsMessages } from './questions.ts';
import { questionsEditingMessages } from './questions-editing.ts';
import { reflectionErrorsMessages } from './reflection-errors.ts';
import { refusalsText } from './request-errors.ts';
import { reviewingMessages } from './reviewing.ts';
import { rolesInShortMessages, rolesMessages } from './roles.ts';
import { sharedMessages } from './shared.ts';
import { shellMessages } from './shell.ts';
import { subscriptionErrorsMessages } from './subscription-errors.ts';
import { subscriptionsMessages } from './subscriptions.ts';
import { systemMessages } from './system.ts';
import { timesMessages } from './times.ts';
import { usersMessages } from './users.ts';
import { usersAccessMessages } from './users-access.ts';
import { validationMessages } from './validation.ts';
import { welcomeMessages } from './welcome.ts';
import { wordingsMessages } from './wordings.ts';
import { writingMessages } from './writing.ts';

/** Every section of texts, for those who list and translate them. A section is added here once. */
const sections: Record<string, AnyDescriptor>[] = [
  accountAnswersMessages,
  accountExportMessages,
  accountErrorsMessages,
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
  learningAssetsMessages,
  learningErrorsMessages,
  learningMessages,
  learningWordsMessages,
  limitsMessages,
  listsMessages,
  localisationFilesMessages,
  localisationPanelsMessages,
  localisationMessages,
  mailsAccountsMessages,
  mailsBillingMessages,
  mailsCertificatesMessages,
  mailsNoticesMessages,
  mailsMessages,
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
  platformMessages,
  progressMessages,
  questionsEditingMessages,
  questionsMessages,
  reflectionErrorsMessages,
  refusalPagesMessages,
  refusalsText,
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
  validationMessages,
  wordingsMessages,
  writingMessages,
];

export const catalogue: readonly AnyDescriptor[] = sections.flatMap((section) =>
  Object.values(section),
);
