import { getRouteApi } from '@tanstack/react-router';
import { page } from '#contract/pages.ts';
import type { User } from '#contract/people.ts';
import { message } from '#messages/message.ts';
import { sharedMessages } from '#messages/shared.ts';
import { usersMessages } from '#messages/users.ts';
import { lazyPart, usePrefetch } from '#web/platform/lazy-part.tsx';
import { ImportAndExport } from '#web/platform/list/import-and-export.tsx';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpenRecord } from '#web/platform/list/use-open-record.ts';
import { RecordPicker } from '#web/platform/record-picker/record-picker.tsx';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { AddButton } from '#web/ui/add-button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FeedbackLiveRegion } from '#web/ui/row-feedback.tsx';
import { useFeedback } from '#web/ui/use-feedback.ts';
import type { MentoringSlots } from './mentoring-slots.ts';
import { useUserFilters } from './user-filters.ts';
import { userList } from './user-list.ts';
import { UserTable } from './user-table.tsx';

const route = getRouteApi('/shell/users');
const { title, purpose } = page('/users');
const OpenUser = lazyPart(async () => (await import('./open-user.tsx')).OpenUser);

export function UsersScreen(slots: MentoringSlots) {
  const { t } = useTranslation();
  const search = route.useSearch();
  const list = useList(userList, search);
  const { filters, organisation } = useUserFilters(list.asked.filters.organisation);
  const { edit, openNew, close } = useOpenRecord(search);
  const { said, say: tell, sayAbove: tellAbove } = useFeedback();
  usePrefetch(OpenUser);

  /** After the dialog has closed: screen readers ignore live regions behind it. */
  async function announce({ uuid, name, email, active }: User, isNew: boolean) {
    await close();
    if (!isNew) return tell(uuid, sharedMessages.saved);
    const added = active
      ? message(usersMessages.addedAndInvited, { name, email })
      : message(usersMessages.addedQuietly, { name });
    tellAbove(uuid, added);
  }

  const add = <AddButton onPress={() => void openNew()}>{usersMessages.add}</AddButton>;

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      <FeedbackLiveRegion said={said} />
      <ListFrame
        list={list}
        notLoaded={usersMessages.notLoaded}
        search={{ label: usersMessages.find, placeholder: usersMessages.findHint }}
        filters={filters}
        moreFilters={
          <RecordPicker
            kind="organisations"
            label={sharedMessages.organisation}
            placeholder={usersMessages.anyOrganisation}
            value={organisation}
            onPick={({ uuid }) => list.narrow('organisation', uuid)}
          />
        }
        tools={<ImportAndExport list={list} kind="people" path="/api/admin/export/users" />}
        empty={<Empty action={add}>{t(usersMessages.none)}</Empty>}
      >
        <UserTable list={list} rows={list.rows} said={said} />
      </ListFrame>
      {edit && (
        <OpenUser
          edit={edit}
          rows={list.rows}
          onClose={() => void close()}
          onSaved={(user, isNew) => void announce(user, isNew)}
          slots={slots}
        />
      )}
    </>
  );
}
