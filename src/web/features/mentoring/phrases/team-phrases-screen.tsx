import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useRef } from 'react';
import { page } from '#contract/pages/pages.ts';
import {
  importTeamPhrases,
  type Phrase,
  type PhraseDecision,
  teamPhrases,
  teamPhrasesFile,
} from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { PhraseFiles } from './phrase-files.tsx';
import { PhraseQuestion } from './phrase-question.tsx';
import { RowButton } from './phrase-row.tsx';
import styles from './phrases.module.css';
import { type Decided, useDecidePhrase } from './use-decide-phrase.ts';

const { title, purpose } = page('/learning/phrases');

/** What mentors propose, to be approved or declined, and what the team has. */
export function TeamPhrasesScreen() {
  const { t } = useTranslation();
  const { phrases, declined } = useSuspenseQuery(read(teamPhrases, {})).data;
  const approved = phrases.filter(({ status }) => status === 'approved');
  const headings = {
    proposed: useRef<HTMLHeadingElement>(null),
    approved: useRef<HTMLHeadingElement>(null),
    declined: useRef<HTMLHeadingElement>(null),
  };
  const { decide, undo, isBusy, done, problem } = useDecidePhrase(({ status }) => {
    // What was pressed is gone; the next row of its list follows the heading.
    const heading = status === 'own' ? null : headings[status].current;
    (heading ?? headings.approved.current)?.focus();
  });

  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.team}>
        <div className={styles.actions}>
          <StatusMessage words={done} />
          {undo && (
            <Button variant="quiet" busy={isBusy} onClick={undo}>
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
        >
          <div className={styles.actions}>
            <PhraseFiles
              importing={importTeamPhrases}
              file={approved.length > 0 ? teamPhrasesFile : undefined}
            />
          </div>
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
      </div>
    </>
  );
}

type Decide = { decide: (phrase: Decided, decision: PhraseDecision) => void };
type ListProps = Decide & {
  heading: Ref<HTMLHeadingElement>;
  title: DisplayText;
  /** Where there are none. */
  instead?: DisplayText;
  phrases: readonly Phrase[];
  /** What else is done with the list. */
  children?: ReactNode;
};

function PhraseList({ heading, title, instead, phrases, decide, children }: ListProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t(title)}
      </h2>
      {children}
      {phrases.length === 0 && instead && <p className={styles.quiet}>{t(instead)}</p>}
      <ul className={styles.rows}>
        {phrases.map((phrase) => (
          <li key={phrase.uuid} className={styles.row}>
            <p className={styles.text}>{phrase.text}</p>
            <p className={styles.quiet}>
              <PhraseQuestion question={phrase.question} />
              {phrase.author && (
                <span>{t(phrasesMessages.by, { author: phrase.author.name })}</span>
              )}
            </p>
            <Decisions phrase={phrase} decide={decide} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decisions({ phrase, decide }: Decide & { phrase: Phrase }) {
  const { text, status } = phrase;
  if (status === 'declined') {
    return (
      <div className={styles.actions}>
        <RowButton
          label={phrasesMessages.approveAfterAll}
          full={phrasesMessages.approveAfterAllIt}
          text={text}
          onClick={() => decide(phrase, 'approved')}
        />
      </div>
    );
  }
  const isProposed = status === 'proposed';
  return (
    <div className={styles.actions}>
      {isProposed && (
        <RowButton
          label={phrasesMessages.approve}
          full={phrasesMessages.approveIt}
          text={text}
          onClick={() => decide(phrase, 'approved')}
        />
      )}
      <RowButton
        label={isProposed ? phrasesMessages.decline : phrasesMessages.takeOut}
        full={isProposed ? phrasesMessages.declineIt : phrasesMessages.takeOutIt}
        text={text}
        onClick={() => decide(phrase, 'declined')}
      />
    </div>
  );
}
