import { accountsText } from './accounts.ts';
import { caseloadText } from './caseload.ts';
import { fieldsText } from './fields.ts';
import { historyKindsText } from './history-actions.ts';
import { historyFieldsText } from './history-fields.ts';
import { importFieldsText } from './import-fields.ts';
import { joiningText } from './joining.ts';
import { listsText } from './lists.ts';
import { myAccountText } from './my-account.ts';
import { organisationTypesText } from './organisation-types.ts';
import { pagesText } from './pages.ts';
import { passwordsText } from './passwords.ts';
import { reviewingText } from './reviewing.ts';
import { rolesText } from './roles.ts';
import { sharedText } from './shared.ts';
import { shellText } from './shell.ts';
import type { AnyText } from './text.ts';
import { usersText } from './users.ts';
import { validationText } from './validation.ts';

/** Where te reo Māori wordings come from. Nothing is shipped without one of these. */
export const sources = {
  silverstripe: 'silverstripe/silverstripe-framework, lang/mi.yml',
  tereomaori: 'tereomaori.nz, glossary',
  teachingCouncil: 'teachingcouncil.nz, Tuakana Teina; Te Poipoi Kaiako 2025',
  nzqa: 'nzqa.govt.nz, rārangi kupu',
} as const;

type Source = keyof typeof sources;
export type Sourced = { text: AnyText; wording: string; source: Source };

/**
 * Shipped wordings in te reo Māori, word for word as their source has them and only where the
 * English means the same. Nothing is put together from them: whoever speaks the language does that
 * on the screen of texts. What is not here is shown in English and listed as missing.
 */
export const teReo: readonly Sourced[] = [
  ...from('silverstripe', 'Takiuru', [accountsText.logIn, pagesText.logIn]),
  ...from('silverstripe', 'Takiputa', [shellText.logout, joiningText.logOut]),
  ...from('silverstripe', 'Kupuhipa', [passwordsText.password, myAccountText.password]),
  ...from('silverstripe', 'kupuhipa', [fieldsText.password]),
  ...from('silverstripe', 'Kupuhipa ngaro', [pagesText.forgotPassword]),
  ...from('silverstripe', 'Kupuhipa hōu', [passwordsText.new]),
  ...from('silverstripe', 'Whakaū kupuhipa', [passwordsText.confirm]),
  ...from('silverstripe', 'Īmēra', [
    sharedText.emailField,
    accountsText.email,
    myAccountText.email,
    historyFieldsText.email,
    importFieldsText.email,
  ]),
  ...from('silverstripe', 'īmēra', [fieldsText.email]),
  ...from('silverstripe', 'Ka maumahara mai ā muri atu?', [accountsText.rememberMe]),
  ...from('silverstripe', 'Ngā kaiwhakamahi', [
    pagesText.users,
    shellText.users,
    usersText.list,
    historyKindsText.users,
  ]),
  ...from('silverstripe', 'kaiwhakamahi', [fieldsText.user]),
  ...from('silverstripe', 'Kaiwhakahaere', [rolesText.administrator, accountsText.administrator]),
  ...from('silverstripe', 'Tūnga', [usersText.role, historyFieldsText.role]),
  ...from('silverstripe', 'tūnga', [fieldsText.role]),
  ...from('silverstripe', 'Ngā tūnga', [
    sharedText.roles,
    historyFieldsText.roles,
    importFieldsText.roles,
  ]),
  ...from('silverstripe', 'Ingoa', [
    sharedText.name,
    historyFieldsText.name,
    importFieldsText.name,
  ]),
  ...from('silverstripe', 'ingoa', [fieldsText.name]),
  ...from('silverstripe', 'Tiaki', [sharedText.save]),
  ...from('silverstripe', 'Kua tiakina', [sharedText.saved]),
  ...from('silverstripe', 'Whakatika', [sharedText.edit]),
  ...from('silverstripe', 'Tāpiri', [sharedText.add]),
  ...from('silverstripe', 'Whakakore', [sharedText.cancel]),
  ...from('silverstripe', 'Hoki', [sharedText.back]),
  ...from('silverstripe', 'Tātari', [listsText.filter]),
  ...from('silverstripe', 'Uta ana…', [sharedText.loading]),
  ...from('silverstripe', 'Ka hiahiatia te {{field}}', [validationText.required]),
  ...from('tereomaori', 'Ākonga', [accountsText.learner, caseloadText.learner, listsText.learner]),
  ...from('tereomaori', 'ākonga', [fieldsText.learner, fieldsText.learnerId]),
  ...from('tereomaori', 'Ako', [shellText.learning]),
  ...from('tereomaori', 'Kura', [organisationTypesText.school]),
  ...from('teachingCouncil', 'Pou tautoko', [
    rolesText.mentor,
    accountsText.mentor,
    caseloadText.mentor,
    historyFieldsText.mentor,
  ]),
  ...from('teachingCouncil', 'pou tautoko', [fieldsText.mentor]),
  ...from('nzqa', 'Arotake', [reviewingText.review]),
  ...from('nzqa', 'arotake', [fieldsText.review]),
];

function from(source: Source, wording: string, texts: readonly AnyText[]): Sourced[] {
  return texts.map((text) => ({ text, wording, source }));
}
