import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { learnerList } from '#contract/people/people.ts';
import { type DisplayText, message, type Translatable } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { pickersMessages } from '#messages/shared/pickers.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { mailboxIn } from '#web/patterns/invite/mailbox.ts';
import { useInvite } from '#web/patterns/invite/use-invite.tsx';
import { Picker, type PickerItem } from '#web/patterns/picker/picker.tsx';
import { PickerOptions } from '#web/patterns/picker/picker-options.tsx';
import { isSearching, usePicker } from '#web/patterns/picker/use-picker.ts';
import { useSearchAgain } from '#web/patterns/picker/use-search-again.ts';
import { debounceDelay } from '#web/platform/browser/debounce.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import type { LearnerPickerProps } from './learner-picker.tsx';
import { type Learner, recentLearners, rememberLearner } from './recent-learners.ts';

const maxLearners = 20;

/** Finds a learner by a few letters of their name; those opened last come first. */
export function LearnerCombobox({
  learner,
  onPick,
  label = listsMessages.learner,
  canInvite = false,
  ...field
}: LearnerPickerProps) {
  const user = useCurrentUser();
  const box = usePicker();
  const search = useLearnerSearch(box.typed, { enabled: box.isOpen });
  useSearchAgain(box, search);

  function pick(picked: Learner) {
    rememberLearner(user.uuid, picked);
    onPick(picked);
  }

  const invite = useInvite({ canInvite, roles: learns, value: learner, onPick: pick });
  const found = search.data ?? [];
  const hasFoundNone = found.length === 0 && search.isSuccess && !search.isFetching;
  return (
    <>
      <Picker<PickerItem>
        {...field}
        label={label}
        box={box}
        groups={groupsOf(
          box.typed ? [] : recentLearners(user.uuid),
          hasFoundNone ? invite.optionsFor(box.typed) : found,
        )}
        value={learner}
        onPick={(picked) => (invite.isInvite(picked) ? invite.open(box.typed) : pick(picked))}
        isSearching={isSearching(search)}
        placeholder={pickersMessages.typeName}
        showLabel={pickersMessages.showLearners}
      >
        <PickerOptions
          name={listsMessages.learners}
          isBusy={search.isFetching}
          status={searchStatus(search, box.typed)}
        />
      </Picker>
      {invite.form}
    </>
  );
}

const learns = ['independent_learner'] as const;

type Group = { label: DisplayText; items: PickerItem[] };

function groupsOf(recent: PickerItem[], found: PickerItem[]): Group[] {
  const others = found.filter(({ uuid }) => recent.every((learner) => learner.uuid !== uuid));
  return [
    { label: pickersMessages.recent, items: recent },
    { label: recent.length > 0 ? pickersMessages.allLearners : '', items: others },
  ].filter(({ items }) => items.length > 0);
}

/** Learners whose name contains what was typed, with or without macrons, searched by the server. */
function useLearnerSearch(typed: string, { enabled }: { enabled: boolean }) {
  const { name, email } = mailboxIn(typed);
  const search = name || email;
  const request = { query: { search, limit: maxLearners } };
  return useQuery({
    ...read(learnerList, request),
    // The next letter cancels this query during the delay, so that only a pause sends a request.
    async queryFn({ signal }) {
      if (search) await debounceDelay(signal);
      return call(learnerList, request, { signal });
    },
    select: ({ independentUserData }): Learner[] =>
      Object.entries(independentUserData).map(([uuid, name]) => ({ uuid, name })),
    placeholderData: keepPreviousData,
    enabled,
  });
}

type Search = ReturnType<typeof useLearnerSearch>;

function searchStatus(search: Search, typed: string): Translatable {
  const { data, isError } = search;
  if (isError) return pickersMessages.learnersNotLoaded;
  if (isSearching(search) || !data) return sharedMessages.searching;
  if (data.length === 0) {
    return typed
      ? message(pickersMessages.noLearner, { typed: typed.trim() })
      : pickersMessages.noLearners;
  }
  if (data.length >= maxLearners)
    return message(pickersMessages.firstLearners, { most: maxLearners });
  return message(listsMessages.learnersCount, { count: data.length });
}
