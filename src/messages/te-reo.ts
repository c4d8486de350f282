import type { AnyDescriptor } from '#lib/messages/message.ts';
import { accountsMessages } from './accounts/accounts.ts';
import { joiningMessages } from './accounts/joining.ts';
import { myAccountMessages } from './accounts/my-account.ts';
import { passwordsMessages } from './accounts/passwords.ts';
import { historyKindsMessages } from './history/history-actions.ts';
import { historyFieldsMessages } from './history/history-fields.ts';
import { importFieldsMessages } from './imports/import-fields.ts';
import { caseloadMessages } from './mentoring/caseload.ts';
import { reviewingMessages } from './mentoring/reviewing.ts';
import { organisationTypesMessages } from './organisations/organisation-types.ts';
import { rolesMessages } from './people/roles.ts';
import { usersMessages } from './people/users.ts';
import { fieldsMessages } from './shared/fields.ts';
import { listsMessages } from './shared/lists.ts';
import { sharedMessages } from './shared/shared.ts';
import { validationMessages } from './shared/validation.ts';
import { pagesMessages } from './shell/pages.ts';
import { shellMessages } from './shell/shell.ts';

/** The sources of the te reo Māori wordings. Every shipped wording has one of these. */
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
 * English means the same. None is put together from several: speakers of the language do that at
 * /localisation. Texts without a wording are shown in English and listed there as missing.
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
