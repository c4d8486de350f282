import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import type { importPhrases, importTeamPhrases } from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { call } from '#web/platform/calls/call.ts';
import { refresh } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { apiBase } from '#web/settings.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { FileButton } from '#web/ui/file-drop/file-button.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import styles from './phrases.module.css';

type Outcome = ReplyJson<typeof importPhrases>;

type Props = {
  importing: typeof importPhrases | typeof importTeamPhrases;
  /** The address of the file to take out; undefined while there is nothing in it. */
  file: string | undefined;
};

/** Phrases out as a file and in again. Rows that can't be added are named, and the others added. */
export function PhraseFiles({ importing, file: exported }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<DisplayText>('');

  const [take, isBusy] = useOneAtATime(async (file: File) => {
    setProblem('');
    setOutcome(null);
    try {
      setOutcome(await call(importing, { query: { name: file.name } }, { file }));
      void refresh(client, importing.topics);
    } catch (error) {
      setProblem(errorMessage(error));
    }
  });

  return (
    <>
      <FileButton
        label={phrasesMessages.fileToImport}
        accept=".csv,.txt,.xlsx"
        busy={isBusy}
        onFiles={([file]) => file && void take(file)}
      >
        {t(phrasesMessages.importFile)}
      </FileButton>
      {exported && (
        <a href={`${apiBase()}${exported}`} download className="button button-secondary">
          {t(phrasesMessages.exportCsv)}
        </a>
      )}
      <div className={styles.outcome}>
        <LiveRegion>
          {problem && <Callout tone="danger">{t(problem)}</Callout>}
          {outcome && <ImportOutcome outcome={outcome} />}
        </LiveRegion>
      </div>
    </>
  );
}

function ImportOutcome({ outcome: { added, unchanged, problems } }: { outcome: Outcome }) {
  const { t } = useTranslation();
  return (
    <Callout tone={problems.length > 0 ? 'warn' : 'ok'}>
      <p>
        {t(phrasesMessages.imported, { count: added })}{' '}
        {unchanged > 0 && t(phrasesMessages.unchanged, { count: unchanged })}
      </p>
      <ul>
        {problems.map(({ line, reason }) => (
          <li key={line}>{t(phrasesMessages.problem, { line, reason })}</li>
        ))}
      </ul>
    </Callout>
  );
}
