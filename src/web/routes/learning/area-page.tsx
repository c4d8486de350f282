import { getRouteApi } from '@tanstack/react-router';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import { AreaScreen, type AskedPlace } from '#web/features/learning/area-page/area-screen.tsx';
import {
  BilingualQuestions,
  inlineEditId,
} from '#web/features/questions/inline/bilingual-questions.tsx';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';

const route = getRouteApi('/shell/learning/areas/$area');

/** An area's page, with what is asked in it by the feature that edits questions. */
export const AreaPage = () => <AreaScreen Questions={QuestionsOf} />;

/** Which list is being edited is in the address, so that it can be shared, and Back closes it. */
function QuestionsOf({ place: { questions, ...subject } }: { place: AskedPlace }) {
  const { questions: edited, locale = 'en' } = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = hasPermission(useCurrentUser(), 'learning.write');

  const edit = (change: { questions?: string; locale?: QuestionLocale }) =>
    navigate({
      search: (current) => ({ ...current, questions: undefined, locale: undefined, ...change }),
      resetScroll: false,
    });

  async function close() {
    await edit({});
    document.getElementById(inlineEditId(subject.uuid, locale))?.focus();
  }

  return (
    <BilingualQuestions
      subject={subject}
      questions={questions}
      mayWrite={mayWrite}
      editing={edited === subject.uuid ? locale : undefined}
      onEdit={(chosen) => void edit({ questions: subject.uuid, locale: chosen })}
      onClose={() => void close()}
    />
  );
}
