import { answerTasks } from '#server/platform/thread-tasks.ts';
import { createSpeaker, english } from '#texts/speaker.ts';
import { createTranslator } from '#texts/translator.ts';
import type { ToDraw } from './drawing.ts';
import { renderCertificate } from './render.ts';

await answerTasks(({ printed, wordings, fallback }: ToDraw) => {
  const { locale } = printed;
  const translator = createTranslator();
  translator.learn(english, fallback);
  translator.learn(locale, wordings);
  const { speak } = createSpeaker(translator);
  return renderCertificate(printed, (said) => speak(locale, said));
});
