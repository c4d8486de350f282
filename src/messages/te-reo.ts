import { accountsMessages } from './accounts.ts';
import { caseloadMessages } from './caseload.ts';
import { fieldsMessages } from './fields.ts';
import { historyKindsMessages } from './history-actions.ts';
import { historyFieldsMessages } from './history-fields.ts';
import { importFieldsMessages } from './import-fields.ts';
import { joiningMessages } from './joining.ts';
import { listsMessages } from './lists.ts';
import type { AnyDescriptor } from './message.ts';
import { myAccountMessages } from './my-account.ts';
import { organisationTypesMessages } from './organisation-types.ts';
import { pagesMessages } from './pages.ts';
import { passwordsMessages } from './passwords.ts';
import { reviewingMessages } from './reviewing.ts';
import { rolesMessages } from './roles.ts';
import { sharedMessages } from './shared.ts';
import { shellMessages } from './shell.ts';
import { usersMessages } from './users.ts';
import { validationMessages } from './validation.ts';

/** Where te reo Māori wordings come from. Nothing is shipped without one of these. */
export const sources = {
  silverstripe: 'silverstripe/silverstripe-framework, lang/mi.yml',
  tereomaori: 'tereomaori.nz, glossary',
  teachingCouncil: 'teachingcouncil.nz, Tuakana Teina; Te Poipoi Kaiako 2025',
  nzqa: 'nzqa.govt.nz, rārangi kupu',
} as const;

type Source = keyof typeof sources;
export type Sourced = { text: AnyDescriptor; wording: string; source: Source };

/**
 * Shipped wordings in te reo Māori, word for word as their source has them and only where the
 * English means the same. Nothing is put together from them: whoever speaks the language does that
 * on the screen of texts. What is not here is shown in English and listed as missing.
 */
export const teReo: readonly Sourced[] = [
  ...from('silverstripe', 'Takiuru', [accountsMessages.logIn, pagesMessages.logIn]),
  ...from('silverstripe', 'Takiputa', [shellMessages.logout, joiningMessages.logOut]),
  ...from('silverstripe', 'Kupuhipa', [passwordsMessages.password, myAccountMessages.password]),
  ...from('silverstripe', 'kupuhipa', [fieldsMessages.password]),
  ...from('silverstripe', 'Kupuhipa ngaro', [pagesMessages.forgotPassword]),
  ...from('silverstripe', 'Kupuhipa hōu', [passwordsMessages.new]),
  ...from('silverstripe', 'Whakaū kupuhipa', [passwordsMessages.confirm]),
  ...from('silverstripe', 'Īmēra', [
    sharedMessages.emailField,
    accountsMessages.email,
    myAccountMessages.email,
    historyFieldsMessages.email,
    importFieldsMessages.email,
  ]),
  ...from('silverstripe', 'īmēra', [fieldsMessages.email]),
  ...from('silverstripe', 'Ka maumahara mai ā muri atu?', [accountsMessages.rememberMe]),
  ...from('silverstripe', 'Ngā kaiwhakamahi', [
    pagesMessages.users,
    shellMessages.users,
    usersMessages.list,
    historyKindsMessages.users,
  ]),
  ...from('silverstripe', 'kaiwhakamahi', [fieldsMessages.user]),
  ...from('silverstripe', 'Kaiwhakahaere', [
    rolesMessages.administrator,
    accountsMessages.administrator,
  ]),
  ...from('silverstripe', 'Tūnga', [usersMessages.role, historyFieldsMessages.role]),
  ...from('silverstripe', 'tūnga', [fieldsMessages.role]),
  ...from('silverstripe', 'Ngā tūnga', [
    sharedMessages.roles,
    historyFieldsMessages.roles,
    importFieldsMessages.roles,
  ]),
  ...from('silverstripe', 'Ingoa', [
    sharedMessages.name,
    historyFieldsMessages.name,
    importFieldsMessages.name,
  ]),
  ...from('silverstripe', 'ingoa', [fieldsMessages.name]),
  ...from('silverstripe', 'Tiaki', [sharedMessages.save]),
  ...from('silverstripe', 'Kua tiakina', [sharedMessages.saved]),
  ...from('silverstripe', 'Whakatika', [sharedMessages.edit]),
  ...from('silverstripe', 'Tāpiri', [sharedMessages.add]),
  ...from('silverstripe', 'Whakakore', [sharedMessages.cancel]),
  ...from('silverstripe', 'Hoki', [sharedMessages.back]),
  ...from('silverstripe', 'Tātari', [listsMessages.filter]),
  ...from('silverstripe', 'Uta ana…', [sharedMessages.loading]),
  ...from('silverstripe', 'Ka hiahiatia te {{field}}', [validationMessages.required]),
  ...from('tereomaori', 'Ākonga', [
    accountsMessages.learner,
    caseloadMessages.learner,
    listsMessages.learner,
  ]),
  ...from('tereomaori', 'ākonga', [fieldsMessages.learner, fieldsMessages.learnerId]),
  ...from('tereomaori', 'Ako', [shellMessages.learning]),
  ...from('tereomaori', 'Kura', [organisationTypesMessages.school]),
  ...from('teachingCouncil', 'Pou tautoko', [
    rolesMessages.mentor,
    accountsMessages.mentor,
    caseloadMessages.mentor,
    historyFieldsMessages.mentor,
  ]),
  ...from('teachingCouncil', 'pou tautoko', [fieldsMessages.mentor]),
  ...from('nzqa', 'Arotake', [reviewingMessages.review]),
  ...from('nzqa', 'arotake', [fieldsMessages.review]),
];

function from(source: Source, wording: string, texts: readonly AnyDescriptor[]): Sourced[] {
  return texts.map((text) => ({ text, wording, source }));
}
