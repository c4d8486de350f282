import type { ReplyJson } from '#contract/endpoint.ts';
import type { importPhrases } from '#contract/phrases/phrases.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';

type Props = Pick<ReplyJson<typeof importPhrases>, 'problems'>;

/** The rows of a file that can't be added, each with its reason. */
export function PhraseProblems({ problems }: Props) {
  const { t } = useTranslation();
  return (
    <ul>
      {problems.map(({ line, reason }) => (
        <li key={line}>{t(phrasesMessages.problem, { line, reason })}</li>
      ))}
    </ul>
  );
}
