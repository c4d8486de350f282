import { controlsText } from '#texts/controls.ts';
import { questionsEditingText } from '#texts/questions-editing.ts';
import { type Sayable, say } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import { moment } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Version, WhichStays } from '#web/ui/which-stays.tsx';
import { languages } from './languages.ts';
import type { Editing } from './question-list.tsx';
import { QuestionTexts } from './question-texts.tsx';
import { copyOf, type Question, settle, shown } from './working-copy.ts';

/** Two lists for one place. Nothing is written until the person says which. */
export function Clash({ working, saving, locale }: Editing) {
  const { t } = useText();
  const { draft, savedAt } = working;
  const mine = shown(settle(working.copy));
  const theirs = shown(copyOf(working.saved));
  const { lang } = languages[locale];
  return (
    <WhichStays
      title={questionsEditingText.whichStays}
      sentence={questionsEditingText.bothAreHere}
      hasFocus
      foot={
        <>
          <Button onClick={saving.joinBoth}>{t(writingText.joinBoth)}</Button>{' '}
          <span>{t(questionsEditingText.joinHow)}</span>
        </>
      }
    >
      <Version
        title={writingText.mine}
        when={draft ? say(questionsEditingText.changedAt, { at: moment(draft.at) }) : ''}
      >
        <QuestionTexts questions={compared(mine, theirs)} lang={lang} />
        <Button onClick={() => void saving.keepMine()}>{t(writingText.keepMine)}</Button>
      </Version>
      <Version
        title={controlsText.theirs}
        when={savedAt ? say(questionsEditingText.savedAt, { at: moment(savedAt) }) : ''}
      >
        <QuestionTexts questions={compared(theirs, mine)} lang={lang} />
        <Button onClick={saving.keepTheirs}>{t(writingText.keepTheirs)}</Button>
      </Version>
    </WhichStays>
  );
}

/** What in a list is not so in the other one. */
type Noted = Question & { note?: Sayable };

function compared(list: readonly Question[], other: readonly Question[]): Noted[] {
  return list.map((one) => {
    const same = other.find(({ uuid }) => uuid !== null && uuid === one.uuid);
    if (!same) return { ...one, note: questionsEditingText.onlyHere };
    return same.question === one.question
      ? one
      : { ...one, note: questionsEditingText.wordedDifferently };
  });
}
