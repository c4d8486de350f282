import { Picker } from '#web/platform/picker/picker.tsx';
import { PickerOptions } from '#web/platform/picker/picker-options.tsx';
import { usePicker } from '#web/platform/picker/use-picker.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import type { PickerProps } from './learner-picker.tsx';
import { type Learner, recentLearners, rememberLearner } from './recent-learners.ts';
import { mostShown, useLearnerSearch } from './use-learner-search.ts';

/** Finds a learner by a few letters of their name; those looked at last come first. */
export function LearnerCombobox({ learner, onPick, label = 'Learner', ...field }: PickerProps) {
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
      placeholder="Type a name…"
      showLabel="Show learners"
    >
      <PickerOptions
        name="Learners"
        isBusy={search.isFetching}
        status={countOf(search, box.typed)}
      />
    </Picker>
  );
}

type Group = { label: string; items: Learner[] };

function grouped(recent: Learner[], found: Learner[]): Group[] {
  const others = found.filter(({ uuid }) => recent.every((known) => known.uuid !== uuid));
  return [
    { label: 'Recent', items: recent },
    { label: recent.length > 0 ? 'All learners' : '', items: others },
  ].filter(({ items }) => items.length > 0);
}

type Search = ReturnType<typeof useLearnerSearch>;

function countOf({ data, isError, isPending }: Search, typed: string): string {
  if (isError) return 'The learners could not be loaded. Close this list and open it again.';
  if (isPending || !data) return 'Searching…';
  if (data.length === 0) return typed ? `No learner matches “${typed.trim()}”` : 'No learners yet';
  if (data.length >= mostShown) return `The first ${mostShown} learners; type to narrow them down`;
  return data.length === 1 ? '1 learner' : `${data.length} learners`;
}
