import { page } from '#contract/pages.ts';
import type { User } from '#contract/people.ts';
import { Downloads } from '#web/platform/list/downloads.tsx';
import { ListFrame } from '#web/platform/list/list-frame.tsx';
import { useList } from '#web/platform/list/use-list.ts';
import { useOpened } from '#web/platform/list/use-opened.ts';
import { RecordPicker } from '#web/platform/record-picker/record-picker.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SaidAloud } from '#web/ui/said-here.tsx';
import { useSaid } from '#web/ui/use-said.ts';
import type { MentoringSlots } from './mentoring-slots.ts';
import { OpenUser } from './open-user.tsx';
import { useUserFilters } from './user-filters.ts';
import { userList } from './user-list.ts';
import { UserTable } from './user-table.tsx';

const { title, purpose } = page('/users');

export function UsersScreen(slots: MentoringSlots) {
  const list = useList(userList);
  const { filters, organisation } = useUserFilters(list.asked.filters.organisation);
  const { edit, openNew, close } = useOpened();
  const { said, say, sayAbove } = useSaid();

  /** After the dialog has gone: what is said behind it, nobody hears. */
  async function announce({ uuid, name, email, active }: User, isNew: boolean) {
    await close();
    if (!isNew) return say(uuid, 'Saved');
    const mailed = active ? `An invitation was sent to ${email}.` : 'No invitation was sent.';
    sayAbove(uuid, `${name} added. ${mailed}`);
  }

  const add = (
    <Button variant="primary" onClick={() => void openNew()}>
      <Icon name="plus" />
      Add user
    </Button>
  );

  return (
    <>
      <PageHeader title={title} purpose={purpose} actions={add} />
      <SaidAloud said={said} />
      <ListFrame
        list={list}
        what="The users"
        search={{ label: 'Find a user', placeholder: 'Search by name or email...' }}
        filters={filters}
        moreFilters={
          <RecordPicker
            kind="organisations"
            label="Organisation"
            placeholder="Any"
            value={organisation}
            onPick={({ uuid }) => list.narrow('organisation', uuid)}
          />
        }
        tools={
          <>
            <ButtonLink variant="quiet" to="/imports" search={{ kind: 'people' }}>
              Import
            </ButtonLink>
            <Downloads list={list} path="/api/admin/export/users" />
          </>
        }
        empty={<Empty action={add}>No users to display</Empty>}
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
