import { useState } from 'react';
import { makeCorrection, type OpenCorrection } from '#contract/corrections.ts';
import { useWrite } from '#web/platform/data.ts';
import { day } from '#web/platform/format.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useOneAtATime } from '#web/platform/use-one-at-a-time.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './corrections.module.css';

type Props = { correction: OpenCorrection; onMade: (words: string) => void };

/** One request: who asks for which name instead of which, and what follows from either answer. */
export function CorrectionRow({ correction, onMade }: Props) {
  const { uuid, certificate, learner, name, note, asked_at } = correction;
  const { make, isBusy, problem } = useMaking(correction, onMade);
  return (
    <article className={styles.row} aria-labelledby={`correction-${uuid}`}>
      <div>
        <h2 id={`correction-${uuid}`}>{learner.name}</h2>
        <p className={styles.about}>
          <a href={certificate.url} target="_blank" rel="noreferrer">
            {certificate.number}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          , {certificate.area}, asked for on {day(asked_at)}
        </p>
      </div>
      <dl className={styles.names}>
        <dt>On the certificate</dt>
        <dd>{certificate.holder}</dd>
        <dt>Asked for</dt>
        <dd>
          <strong>{name}</strong>
        </dd>
        {note && (
          <>
            <dt>Note</dt>
            <dd className={styles.note}>{note}</dd>
          </>
        )}
      </dl>
      <p className={styles.about}>
        Issuing it again replaces <span className={styles.number}>{certificate.number}</span> by a
        new certificate in this name, which is mailed to {learner.name}. The public page of the old
        one points to the new one.
      </p>
      {problem && (
        <Notice tone="danger" role="alert">
          Nothing was issued. {problem}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          onClick={make}
          busy={isBusy}
          aria-label={`Issue again with this name: ${name}`}
        >
          Issue again with this name
        </Button>
        <ButtonLink
          to="."
          search={(now) => ({ ...now, edit: uuid })}
          resetScroll={false}
          preload={false}
          aria-label={`Decline ${name}`}
        >
          Decline
        </ButtonLink>
      </div>
    </article>
  );
}

function useMaking({ uuid, certificate: old }: OpenCorrection, onMade: Props['onMade']) {
  const write = useWrite(makeCorrection);
  const [problem, setProblem] = useState<string | null>(null);
  const [make, isBusy] = useOneAtATime(async () => {
    setProblem(null);
    try {
      const { certificate } = await write.mutateAsync({ body: { correction: uuid } });
      onMade(
        `${certificate.number} is issued to ${certificate.holder}. It replaces ${old.number}, whose page now points to it.`,
      );
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  });
  return { make: () => void make(), isBusy, problem };
}
