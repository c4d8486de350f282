import { page } from '#contract/pages.ts';
import type { User } from '#contract/people.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { usersText } from '#texts/users.ts';
import { later, useAhead } from '#web/platform/later.tsx';
import { ImportAndExport } from '#web/platform/list/import-and-export.tsx';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { RecordPicker } from '#web/platform/record-picker/record-picker.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { AddButton } from '#web/ui/add-button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaidAloud } from '#web/ui/said-here.tsx';
import { useSaid } from '#web/ui/use-said.ts';
import type { MentoringSlots } from './mentoring-slots.ts';
import { useUserFilters } from './user-filters.ts';
import { userList } from './user-list.ts';
import { UserTable } from './user-table.tsx';

const { title, purpose } = page('/users');
const OpenUser = later(async () => (await import('./open-user.tsx')).OpenUser);

export function UsersScreen(slots: MentoringSlots) {
  const { t } = useText();
  const list = useList(userList);
  const { filters, organisation } = useUserFilters(list.asked.filters.organisation);
  const { edit, openNew, close } = useOpened();
  const { said, say: tell, sayAbove: tellAbove } = useSaid();
  useAhead(OpenUser);

  /** After the dialog has gone: what is said behind it, nobody hears. */
  async function announce({ uuid, name, email, active }: User, isNew: boolean) {
    await close();
    if (!isNew) return tell(uuid, sharedText.saved);
    const added = active
      ? say(usersText.addedAndInvited, { name, email })
      : say(usersText.addedQuietly, { name });
    tellAbove(uuid, added);
  }

  const add = <AddButton onPress={() => void openNew()}>{usersText.add}</AddButton>;

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      <SaidAloud said={said} />
      <ListFrame
        list={list}
        notLoaded={usersText.notLoaded}
        search={{ label: usersText.find, placeholder: usersText.findHint }}
        filters={filters}
        moreFilters={
          <RecordPicker
            kind="organisations"
            label={sharedText.organisation}
            placeholder={usersText.anyOrganisation}
            value={organisation}
            onPick={({ uuid }) => list.narrow('organisation', uuid)}
          />
        }
        tools={<ImportAndExport list={list} kind="people" path="/api/admin/export/users" />}
        empty={<Empty action={add}>{t(usersText.none)}</Empty>}
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
