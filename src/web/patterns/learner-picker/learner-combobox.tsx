import { type DisplayText, message, type Translatable } from '#lib/messages/message.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { PickerOptions } from '#web/patterns/picker/picker-options.tsx';
import { usePicker } from '#web/patterns/picker/use-picker.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import type { LearnerPickerProps } from './learner-picker.tsx';
import { type Learner, recentLearners, rememberLearner } from './recent-learners.ts';
import { maxLearnersShown, useLearnerSearch } from './use-learner-search.ts';

/** Finds a learner by a few letters of their name; those looked at last come first. */
export function LearnerCombobox({
  learner,
  onPick,
  label = listsMessages.learner,
  ...field
}: LearnerPickerProps) {
  const user = useCurrentUser();
  const box = usePicker();
  const search = useLearnerSearch(box.typed, { enabled: box.isOpen });

  function pick(picked: Learner) {
    rememberLearner(user.uuid, picked);
    onPick(picked);
  }

  return (
    <Picker
      {...field}
      label={label}
      box={box}
      groups={grouped(box.typed ? [] : recentLearners(user.uuid), search.data ?? [])}
      value={learner}
      onPick={pick}
      placeholder={listsMessages.typeName}
      showLabel={listsMessages.showLearners}
    >
      <PickerOptions
        name={listsMessages.learners}
        isBusy={search.isFetching}
        status={searchStatus(search, box.typed)}
      />
    </Picker>
  );
}

type Group = { label: DisplayText; items: Learner[] };

function grouped(recent: Learner[], found: Learner[]): Group[] {
  const others = found.filter(({ uuid }) => recent.every((known) => known.uuid !== uuid));
  return [
    { label: listsMessages.recent, items: recent },
    { label: recent.length > 0 ? listsMessages.allLearners : '', items: others },
  ].filter(({ items }) => items.length > 0);
}

type Search = ReturnType<typeof useLearnerSearch>;

function searchStatus({ data, isError, isPending }: Search, typed: string): Translatable {
  if (isError) return listsMessages.learnersNotLoaded;
  if (isPending || !data) return sharedMessages.searching;
  if (data.length === 0) {
    return typed
      ? message(listsMessages.noLearner, { typed: typed.trim() })
      : listsMessages.noLearners;
  }
  if (data.length >= maxLearnersShown)
    return message(listsMessages.firstLearners, { most: maxLearnersShown });
  return message(listsMessages.learnersCount, { count: data.length });
}
