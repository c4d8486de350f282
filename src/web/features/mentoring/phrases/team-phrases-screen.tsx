import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { page } from '#contract/pages/pages.ts';
import {
  decidePhrase,
  importTeamPhrases,
  type Phrase,
  teamPhrases,
  teamPhrasesFile,
} from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { StatusMessage } from '#web/ui/feedback/status-message.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { PhraseFiles } from './phrase-files.tsx';
import { PhraseQuestion } from './phrase-question.tsx';
import { RowButton } from './phrase-row.tsx';
import styles from './phrases.module.css';

const { title, purpose } = page('/learning/phrases');

type Decision = 'approved' | 'declined';
type Decided = Pick<Phrase, 'uuid' | 'status'>;

const decisions: Record<Decision, DisplayText> = {
  approved: phrasesMessages.approvedNow,
  declined: phrasesMessages.declinedNow,
};

/** What mentors propose, to be approved or declined, and what the team has. */
export function TeamPhrasesScreen() {
  const { t } = useTranslation();
  const { phrases, declined } = useSuspenseQuery(read(teamPhrases, {})).data;
  const [problem, setProblem] = useState<DisplayText>('');
  const approved = phrases.filter(({ status }) => status === 'approved');
  const [done, setDone] = useState<DisplayText>('');
  const headings = {
    proposed: useRef<HTMLHeadingElement>(null),
    approved: useRef<HTMLHeadingElement>(null),
    declined: useRef<HTMLHeadingElement>(null),
  };
  const write = useWrite(decidePhrase);
  const [decide] = useOneAtATime(async ({ uuid, status }: Decided, decision: Decision) => {
    setProblem('');
    setDone('');
    try {
      await write.mutateAsync({ body: { uuid, decision, after_all: status === 'declined' } });
      setDone(status === 'approved' ? phrasesMessages.takenOut : decisions[decision]);
      // The row that was pressed is gone; the next one of its list follows the heading.
      const heading = status === 'own' ? null : headings[status].current;
      (heading ?? headings.approved.current)?.focus();
    } catch (error) {
      setProblem(errorMessage(error));
    }
  });
  const shared = { decide: (...how: Parameters<typeof decide>) => void decide(...how) };

  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className={styles.team}>
        <StatusMessage words={done} />
        {problem && (
          <Callout tone="danger" role="alert">
            {t(problem)}
          </Callout>
        )}
        <PhraseList
          {...shared}
          heading={headings.proposed}
          title={phrasesMessages.toDecide}
          instead={phrasesMessages.nothingToDecide}
          phrases={phrases.filter(({ status }) => status === 'proposed')}
        />
        <PhraseList
          {...shared}
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
            {...shared}
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

type Decide = { decide: (phrase: Decided, decision: Decision) => void };
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
              <span>{t(phrasesMessages.by, { author: phrase.author.name })}</span>
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
