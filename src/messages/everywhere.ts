import { writingMessages } from './my-learning/writing.ts';
import { organisationRoleNamesMessages } from './organisations/organisation-role-names.ts';
import { rolesInShortMessages, rolesMessages } from './people/roles.ts';
import { changeErrorsMessages } from './shared/change-errors.ts';
import { checkboxListMessages } from './shared/checkbox-list.ts';
import { conflictMessages } from './shared/conflict.ts';
import { controlsMessages } from './shared/controls.ts';
import { copyButtonMessages, copyMessages } from './shared/copy-button.ts';
import { creatingMessages } from './shared/creating.ts';
import { draftMessages } from './shared/drafts.ts';
import { errorsMessages } from './shared/errors.ts';
import { fieldsMessages } from './shared/fields.ts';
import { fileSizeMessages } from './shared/file-size.ts';
import { forbiddenMessages } from './shared/forbidden.ts';
import { keptDraftMessages } from './shared/kept-drafts.ts';
import { limitsMessages } from './shared/limits.ts';
import { listsMessages } from './shared/lists.ts';
import { pagerMessages } from './shared/pager.ts';
import { pickersMessages } from './shared/pickers.ts';
import { platformMessages } from './shared/platform.ts';
import { recordNotFoundMessages } from './shared/record-not-found.ts';
import { requestErrorMessages } from './shared/request-errors.ts';
import { selectionMessages } from './shared/selection.ts';
import { sharedMessages } from './shared/shared.ts';
import { sortableListMessages } from './shared/sortable-list.ts';
import { stepBarMessages, stepNumbersMessages } from './shared/step-bar.ts';
import { validationMessages } from './shared/validation.ts';
import { changedSinceMessages } from './shell/changed-since.ts';
import { dashboardMessages } from './shell/dashboard.ts';
import { errorPagesMessages } from './shell/error-pages.ts';
import { pageHeaderMessages } from './shell/page-header.ts';
import { pagesMessages } from './shell/pages.ts';
import { paletteMessages } from './shell/palette.ts';
import { shellMessages } from './shell/shell.ts';
import { withoutScriptMessages } from './shell/without-script.ts';
import { timesMessages } from './times.ts';

/** The sections of texts that no screen has to itself. */
export const onEveryScreen = [
  shellMessages,
  dashboardMessages,
  withoutScriptMessages,
  pagesMessages,
  paletteMessages,
  pageHeaderMessages,
  controlsMessages,
  stepBarMessages,
  draftMessages,
  checkboxListMessages,
  keptDraftMessages,
  recordNotFoundMessages,
  copyButtonMessages,
  copyMessages,
  sortableListMessages,
  conflictMessages,
  pagerMessages,
  listsMessages,
  pickersMessages,
  sharedMessages,
  changeErrorsMessages,
  platformMessages,
  fileSizeMessages,
  stepNumbersMessages,
  writingMessages,
  changedSinceMessages,
  timesMessages,
  rolesMessages,
  rolesInShortMessages,
  organisationRoleNamesMessages,
  selectionMessages,
];

/** What is said where something goes wrong, beside a field or in place of a page. */
export const inErrors = [
  errorsMessages,
  forbiddenMessages,
  errorPagesMessages,
  requestErrorMessages,
  validationMessages,
  fieldsMessages,
  creatingMessages,
  limitsMessages,
];
