import { accountAnswersText } from './account-answers.ts';
import { accountExportText } from './account-export.ts';
import { accountRefusalsText } from './account-refusals.ts';
import { accountsText } from './accounts.ts';
import { answeringText } from './answering.ts';
import { assigningText } from './assigning.ts';
import { assigningManyText } from './assigning-many.ts';
import { billingText } from './billing.ts';
import { caseloadText } from './caseload.ts';
import { caseloadRefusalsText } from './caseload-refusals.ts';
import { certificatePageText } from './certificate-page.ts';
import { certificateRefusalsText } from './certificate-refusals.ts';
import { certificateSheetText } from './certificate-sheet.ts';
import { changedSinceText } from './changed-since.ts';
import { controlsText } from './controls.ts';
import { correctionsText } from './corrections.ts';
import { debuggingText } from './debugging.ts';
import { devMailText } from './dev-mail.ts';
import { errorsText } from './errors.ts';
import { fieldsText } from './fields.ts';
import { finishingText } from './finishing.ts';
import { historyText } from './history.ts';
import { historyActionsText, historyKindsText } from './history-actions.ts';
import { historyFieldsText } from './history-fields.ts';
import { historyNamesText } from './history-names.ts';
import { historySentencesText } from './history-sentences.ts';
import { importFieldsText } from './import-fields.ts';
import { importProblemsText } from './import-problems.ts';
import { importRefusalsText } from './import-refusals.ts';
import { importRowsText } from './import-rows.ts';
import { importingText } from './importing.ts';
import { importsText } from './imports.ts';
import { joiningText } from './joining.ts';
import { learningText } from './learning.ts';
import { learningAssetsText } from './learning-assets.ts';
import { learningRefusalsText } from './learning-refusals.ts';
import { learningWordsText } from './learning-words.ts';
import { limitsText } from './limits.ts';
import { listsText } from './lists.ts';
import { localisationText } from './localisation.ts';
import { localisationFilesText } from './localisation-files.ts';
import { localisationPanelsText } from './localisation-panels.ts';
import { mailsText } from './mails.ts';
import { mailsAccountsText } from './mails-accounts.ts';
import { mailsBillingText } from './mails-billing.ts';
import { mailsCertificatesText } from './mails-certificates.ts';
import { mailsNoticesText } from './mails-notices.ts';
import { mentoringText } from './mentoring.ts';
import { myAccountText } from './my-account.ts';
import { myCertificatesText } from './my-certificates.ts';
import { myLearningText } from './my-learning.ts';
import { noticesText } from './notices.ts';
import { organisationTypesText } from './organisation-types.ts';
import { organisationsText } from './organisations.ts';
import { overviewText } from './overview.ts';
import { pagesText } from './pages.ts';
import { paletteText } from './palette.ts';
import { passwordAdviceText } from './password-advice.ts';
import { passwordWarningsText } from './password-warnings.ts';
import { passwordsText } from './passwords.ts';
import { platformText } from './platform.ts';
import { progressText } from './progress.ts';
import { questionsText } from './questions.ts';
import { questionsEditingText } from './questions-editing.ts';
import { reflectionRefusalsText } from './reflection-refusals.ts';
import { refusalPagesText } from './refusal-pages.ts';
import { refusalsText } from './refusals.ts';
import { reviewingText } from './reviewing.ts';
import { rolesInShortText, rolesText } from './roles.ts';
import { sharedText } from './shared.ts';
import { shellText } from './shell.ts';
import { subscriptionRefusalsText } from './subscription-refusals.ts';
import { subscriptionsText } from './subscriptions.ts';
import { systemText } from './system.ts';
import type { AnyText } from './text.ts';
import { timesText } from './times.ts';
import { usersText } from './users.ts';
import { usersAccessText } from './users-access.ts';
import { validationText } from './validation.ts';
import { wordingsText } from './wordings.ts';
import { writingText } from './writing.ts';

/** Every section of texts, for those who list and translate them. A section is added here once. */
const sections: Record<string, AnyText>[] = [
  accountAnswersText,
  accountExportText,
  accountRefusalsText,
  accountsText,
  answeringText,
  assigningManyText,
  assigningText,
  billingText,
  caseloadRefusalsText,
  caseloadText,
  certificatePageText,
  certificateRefusalsText,
  certificateSheetText,
  changedSinceText,
  controlsText,
  correctionsText,
  debuggingText,
  devMailText,
  errorsText,
  fieldsText,
  finishingText,
  historyActionsText,
  historyFieldsText,
  historyKindsText,
  historyNamesText,
  historySentencesText,
  historyText,
  importFieldsText,
  importProblemsText,
  importRefusalsText,
  importRowsText,
  importingText,
  importsText,
  joiningText,
  learningAssetsText,
  learningRefusalsText,
  learningText,
  learningWordsText,
  limitsText,
  listsText,
  localisationFilesText,
  localisationPanelsText,
  localisationText,
  mailsAccountsText,
  mailsBillingText,
  mailsCertificatesText,
  mailsNoticesText,
  mailsText,
  mentoringText,
  myAccountText,
  myCertificatesText,
  myLearningText,
  noticesText,
  organisationTypesText,
  organisationsText,
  overviewText,
  pagesText,
  paletteText,
  passwordAdviceText,
  passwordWarningsText,
  passwordsText,
  platformText,
  progressText,
  questionsEditingText,
  questionsText,
  reflectionRefusalsText,
  refusalPagesText,
  refusalsText,
  reviewingText,
  rolesInShortText,
  rolesText,
  sharedText,
  shellText,
  subscriptionRefusalsText,
  subscriptionsText,
  systemText,
  timesText,
  usersAccessText,
  usersText,
  validationText,
  wordingsText,
  writingText,
];

export const catalogue: readonly AnyText[] = sections.flatMap((section) => Object.values(section));
