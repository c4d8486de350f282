import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { page } from '#contract/pages/pages.ts';
import { userList as calls } from '#contract/pages/people.ts';
import type { User } from '#contract/people/people.ts';
import { applyUserAction } from '#contract/people/user-actions.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { PickedLearner } from '#web/features/users/actions/user-action-dialog.tsx';
import { addedSentence } from '#web/features/users/form/added-sentence.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { defineList } from '#web/patterns/list/define-list.ts';
import { ImportAndExport } from '#web/patterns/list/import-and-export.tsx';
import { ListFrame } from '#web/patterns/list/list-frame.tsx';
import { useList } from '#web/patterns/list/use-list.ts';
import {
  useOpenRecord,
  useOpenRecordActions,
  withoutOpenRecord,
} from '#web/patterns/list/use-open-record.ts';
import { PartBoundary } from '#web/patterns/load-error/part-boundary.tsx';
import { useSelection } from '#web/patterns/selection/use-selection.ts';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { useChangeSearch } from '#web/platform/router/use-change-search.ts';
import { hasPermission, useCurrentUser, useMayCall } from '#web/platform/session/session.ts';
import { AddButton } from '#web/ui/button/add-button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { FeedbackLiveRegion } from '#web/ui/feedback/row-feedback.tsx';
import { useFeedback } from '#web/ui/feedback/use-feedback.ts';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { useImportFilter } from './use-import-filter.ts';
import { filtersAtOrganisations, userFilters } from './user-filters.ts';
import { UserTable } from './user-table.tsx';

const route = getRouteApi('/shell/users');
const { title, purpose } = page('/users');
const UserActions = lazyPart(
  async () => (await import('#web/features/users/actions/user-actions.tsx')).UserActions,
);

const userList = defineList({
  calls,
  selectPage: ({ users }) => users,
  sorts: {
    name: sharedMessages.nameAToZ,
    '-name': sharedMessages.nameZToA,
    email: usersMessages.emailAToZ,
    '-email': usersMessages.emailZToA,
    '-created_at': sharedMessages.newestFirst,
    created_at: sharedMessages.oldestFirst,
  },
});

type Props = {
  /** The form of a new person. */
  addUser: (how: {
    named: string | undefined;
    onClose: () => Promise<void>;
    onSaved: (user: User) => void;
    onAdded: (user: User) => void;
  }) => ReactNode;
  /** Goes on to the areas for these learners. */
  assignLearning: (learners: readonly PickedLearner[]) => ReactNode;
};

export function UsersScreen({ addUser, assignLearning }: Props) {
  const { t } = useTranslation();
  const search = route.useSearch({ select: withoutOpenRecord, structuralSharing: true });
  const list = useList(userList, search);
  const seesEverybody = hasPermission(useCurrentUser(), 'people.manage');
  const byImport = useImportFilter(list);
  const { openNew } = useOpenRecordActions();
  const { change } = useChangeSearch();
  const close = () => change({ edit: undefined, named: undefined }, { replace: true });
  const { feedback, reportAbove } = useFeedback();
  const selection = useSelection(list, search.select);
  const isSelectable = useMayCall(applyUserAction);
  usePrefetch(UserActions);

  const announce = (user: User) => reportAbove(user.uuid, addedSentence(user));

  const add = <AddButton onPress={() => void openNew()}>{usersMessages.add}</AddButton>;

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      <FeedbackLiveRegion feedback={feedback} />
      <ListFrame
        list={list}
        notLoaded={usersMessages.notLoaded}
        search={{ label: usersMessages.find, placeholder: usersMessages.findHint }}
        filters={[...(seesEverybody ? userFilters : filtersAtOrganisations), byImport]}
        byOrganisation={seesEverybody}
        tools={
          <ImportAndExport list={list} kind="people" path="/api/admin/export/users" mayImport />
        }
        empty={<Empty action={add}>{t(usersMessages.none)}</Empty>}
      >
        <UserTable
          list={list}
          rows={list.rows}
          selection={isSelectable ? selection : undefined}
          feedback={feedback}
        />
      </ListFrame>
      {selection.wasUsed && (
        <PartBoundary>
          <UserActions list={list} selection={selection} assignLearning={assignLearning} />
        </PartBoundary>
      )}
      <Adding addUser={addUser} onClose={close} onSaved={announce} onAdded={announce} />
    </>
  );
}

type AddingProps = Pick<Props, 'addUser'> & {
  onClose: () => Promise<void>;
  onSaved: (user: User) => void;
  onAdded: (user: User) => void;
};

/** Apart from the list, which stays as it is meanwhile. */
function Adding({ addUser, ...how }: AddingProps) {
  const search = route.useSearch();
  const { edit } = useOpenRecord(search);
  return edit && addUser({ named: search.named, ...how });
}
