import { listsText } from '#texts/lists.ts';
import { sharedText } from '#texts/shared.ts';
import { type Sayable, say, type Words } from '#texts/text.ts';
import { Picker } from '#web/platform/picker/picker.tsx';
import { PickerOptions } from '#web/platform/picker/picker-options.tsx';
import { usePicker } from '#web/platform/picker/use-picker.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import type { PickerProps } from './learner-picker.tsx';
import { type Learner, recentLearners, rememberLearner } from './recent-learners.ts';
import { mostShown, useLearnerSearch } from './use-learner-search.ts';

/** Finds a learner by a few letters of their name; those looked at last come first. */
export function LearnerCombobox({
  learner,
  onPick,
  label = listsText.learner,
  ...field
}: PickerProps) {
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
      placeholder={listsText.typeName}
      showLabel={listsText.showLearners}
    >
      <PickerOptions
        name={listsText.learners}
        isBusy={search.isFetching}
        status={countOf(search, box.typed)}
      />
    </Picker>
  );
}

type Group = { label: Words; items: Learner[] };

function grouped(recent: Learner[], found: Learner[]): Group[] {
  const others = found.filter(({ uuid }) => recent.every((known) => known.uuid !== uuid));
  return [
    { label: listsText.recent, items: recent },
    { label: recent.length > 0 ? listsText.allLearners : '', items: others },
  ].filter(({ items }) => items.length > 0);
}

type Search = ReturnType<typeof useLearnerSearch>;

function countOf({ data, isError, isPending }: Search, typed: string): Sayable {
  if (isError) return listsText.learnersNotLoaded;
  if (isPending || !data) return sharedText.searching;
  if (data.length === 0) {
    return typed ? say(listsText.noLearner, { typed: typed.trim() }) : listsText.noLearners;
  }
  if (data.length >= mostShown) return say(listsText.firstLearners, { most: mostShown });
  return say(listsText.learnersCount, { count: data.length });
}
