import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { page } from '#contract/pages/pages.ts';
import { importTeamPhrases, teamPhrases, teamPhrasesFile } from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { EditPhrase } from './edit-phrase.tsx';
import { PhraseFiles } from './phrase-files.tsx';
import styles from './phrases.module.css';
import { RemovedMeanwhile } from './removed-meanwhile.tsx';
import { PhraseList } from './team-phrase-list.tsx';
import { useDecidePhrase } from './use-decide-phrase.ts';
import { newPhrase, useDraftedPhrase } from './use-phrase-draft.ts';

const { title, purpose } = page('/learning/phrases');

/** What mentors propose, to be approved or declined, and what the team has. */
export function TeamPhrasesScreen() {
  const { t } = useTranslation();
  const { phrases, declined, removed } = useSuspenseQuery(read(teamPhrases, {})).data;
  const approved = phrases.filter(({ status }) => status === 'approved');
  // One that is removed while it is edited stays in the list.
  const [atFirst] = useState(approved);
  const headings = {
    proposed: useRef<HTMLHeadingElement>(null),
    approved: useRef<HTMLHeadingElement>(null),
    declined: useRef<HTMLHeadingElement>(null),
    removed: useRef<HTMLHeadingElement>(null),
  };
  const { decide, undo, isUndoing, done, problem, say } = useDecidePhrase(({ uuid, status }) => {
    // What was pressed is gone; the next row of its list follows the heading.
    const list = removed.some((phrase) => phrase.uuid === uuid) ? 'removed' : status;
    const heading = list === 'own' ? null : headings[list].current;
    (heading ?? headings.approved.current)?.focus();
  });

  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.team}>
        <div className={styles.actions}>
          <StatusMessage words={done} />
          {undo && (
            <Button variant="quiet" busy={isUndoing} onClick={undo}>
              {t(sharedMessages.undo)}
            </Button>
          )}
        </div>
        {problem && (
          <Callout tone="danger" role="alert">
            {t(problem)}
          </Callout>
        )}
        <PhraseList
          decide={decide}
          heading={headings.proposed}
          title={phrasesMessages.toDecide}
          instead={phrasesMessages.nothingToDecide}
          phrases={phrases.filter(({ status }) => status === 'proposed')}
        />
        <PhraseList
          decide={decide}
          heading={headings.approved}
          title={phrasesMessages.approved}
          instead={phrasesMessages.nothingApproved}
          phrases={approved}
          onEdited={say}
        >
          <RemovedMeanwhile whose="team" phrases={[...approved, ...atFirst]} onDone={say} />
          <AddToTeam isEmpty={approved.length === 0} onAdded={say} />
        </PhraseList>
        {declined.length > 0 && (
          <PhraseList
            decide={decide}
            heading={headings.declined}
            title={phrasesMessages.declined}
            phrases={declined}
          >
            <p className={styles.quiet}>{t(phrasesMessages.declinedFor)}</p>
          </PhraseList>
        )}
        {removed.length > 0 && (
          <PhraseList
            decide={decide}
            heading={headings.removed}
            title={phrasesMessages.removedFromTeam}
            phrases={removed}
          >
            <p className={styles.quiet}>{t(phrasesMessages.removedFor)}</p>
          </PhraseList>
        )}
      </div>
    </>
  );
}

type AddProps = { isEmpty: boolean; onAdded: (words: DisplayText) => void };

function AddToTeam({ isEmpty, onAdded }: AddProps) {
  const { t } = useTranslation();
  const { drafted } = useDraftedPhrase('team', [newPhrase]);
  const [isAdding, setAdding] = useState(drafted !== undefined);
  const [isPressed, setPressed] = useState(false);
  const add = useRef<HTMLButtonElement>(null);

  /** What was pressed is gone, so the focus needs another place. */
  function finish(isSaved: boolean) {
    flushSync(() => {
      setAdding(false);
      if (isSaved) onAdded(phrasesMessages.saved);
    });
    add.current?.focus();
  }

  if (isAdding) {
    return (
      <EditPhrase
        whose="team"
        takesFocus={isPressed}
        onSaved={() => finish(true)}
        onCancel={() => finish(false)}
      />
    );
  }
  return (
    <div className={styles.actions}>
      <Button
        ref={add}
        onClick={() => {
          setPressed(true);
          setAdding(true);
        }}
      >
        {t(phrasesMessages.add)}
      </Button>
      <PhraseFiles importing={importTeamPhrases} file={isEmpty ? undefined : teamPhrasesFile} />
    </div>
  );
}
