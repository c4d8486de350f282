import { useQuery } from '@tanstack/react-query';
import { nameIn } from '#contract/organisations/place-names.ts';
import { type PhraseQuestion, phraseQuestions } from '#contract/phrases/phrases.ts';
import { message } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { normalizeForSearch } from '#messages/normalize-for-search.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { pickersMessages } from '#messages/shared/pickers.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Picker, type PickerItem } from '#web/patterns/picker/picker.tsx';
import { PickerOptions } from '#web/patterns/picker/picker-options.tsx';
import { usePicker } from '#web/patterns/picker/use-picker.ts';
import { useSearchAgain } from '#web/patterns/picker/use-search-again.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import type { QuestionPickerProps } from './question-picker.tsx';

/** So that a list of all that many areas and pods ask is quick to draw. */
const most = 50;

export function QuestionCombobox({ value, onPick }: QuestionPickerProps) {
  const { locale, words } = useTranslation();
  const box = usePicker();
  const query = useQuery({ ...read(phraseQuestions, {}), enabled: box.isOpen });
  useSearchAgain(box, query);
  const any: PickerItem = {
    uuid: '',
    name: words(phrasesMessages.anyQuestion),
    label: phrasesMessages.anyQuestion,
  };
  const found = matching(query.data?.questions ?? [], box.typed);
  const groups = [...Map.groupBy(found, ({ of }) => nameIn(locale, of))].map(([label, asked]) => ({
    label,
    items: asked.map(({ uuid, question }): PickerItem => ({ uuid, name: question })),
  }));

  return (
    <Picker
      label={phrasesMessages.question}
      hint={phrasesMessages.questionHint}
      placeholder={phrasesMessages.questionPlaceholder}
      showLabel={phrasesMessages.showQuestions}
      box={box}
      groups={box.typed.trim() ? groups : [{ label: '', items: [any] }, ...groups]}
      value={value ? { uuid: value.uuid, name: value.question } : any}
      onPick={({ uuid, name }) => onPick(uuid ? { uuid, question: name } : null)}
    >
      <PickerOptions
        name={phrasesMessages.questions}
        isBusy={query.isFetching}
        status={statusOf()}
      />
    </Picker>
  );

  function statusOf() {
    if (query.isError) return phrasesMessages.questionsNotLoaded;
    if (!query.data) return sharedMessages.searching;
    if (found.length === 0) return phrasesMessages.noQuestionFound;
    if (found.length === most) return message(pickersMessages.firstRecords, { most });
    return message(listsMessages.found, { total: found.length });
  }
}

/** Those with every word typed, in the question or the name of its area or pod. */
function matching(questions: readonly PhraseQuestion[], typed: string) {
  const words = normalizeForSearch(typed).split(/\s+/);
  return questions
    .filter(({ question, of }) => {
      const text = normalizeForSearch(`${question} ${of.name} ${of.name_mi ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .slice(0, most);
}
