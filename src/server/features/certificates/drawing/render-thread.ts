import { createLocalizer, english } from '#messages/localizer.ts';
import { createTranslationStore } from '#messages/translation-store.ts';
import { handleTasks } from '#server/platform/jobs/thread-tasks.ts';
import type { PdfTask } from './pdf-thread.ts';
import { renderCertificate } from './render-certificate.ts';

await handleTasks(({ printed, wordings, fallback }: PdfTask) => {
  const { locale } = printed;
  const translator = createTranslationStore();
  translator.learn(english, fallback);
  translator.learn(locale, wordings);
  const { translate } = createLocalizer(translator);
  return renderCertificate(printed, (text) => translate(locale, text));
});
