import { useState } from 'react';
import { makeCorrection, type OpenCorrection } from '#contract/corrections.ts';
import { correctionsText } from '#texts/corrections.ts';
import { sharedText } from '#texts/shared.ts';
import { type Said, say, type Words } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useOneAtATime } from '#web/platform/use-one-at-a-time.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import card from '#web/ui/card.module.css';
import { Notice } from '#web/ui/notice.tsx';
import styles from './corrections.module.css';

type Props = { correction: OpenCorrection; onMade: (words: Said) => void };

/** One request: who asks for which name instead of which, and what follows from either answer. */
export function CorrectionRow({ correction, onMade }: Props) {
  const { t, fullName } = useText();
  const { uuid, certificate, learner, name, asked_at } = correction;
  const { make, isBusy, problem } = useMaking(correction, onMade);
  return (
    <article className={card.card} aria-labelledby={`correction-${uuid}`}>
      <div>
        <h2 id={`correction-${uuid}`}>{learner.name}</h2>
        <p className={styles.about}>
          {t(correctionsText.askedForOn, {
            number: certificate.number,
            area: <PlaceName of={{ name: certificate.area, name_mi: certificate.area_mi }} />,
            at: new Date(asked_at),
            certificate: (number) => (
              <a href={certificate.url} target="_blank" rel="noreferrer">
                {number}
                <span className="visually-hidden"> {t(sharedText.opensInNewTab)}</span>
              </a>
            ),
          })}
        </p>
      </div>
      <Names correction={correction} />
      <p className={styles.about}>
        {t(correctionsText.whatFollows, {
          learner: learner.name,
          number: <span className={styles.number}>{certificate.number}</span>,
        })}
      </p>
      {problem && (
        <Notice tone="danger" role="alert">
          {t(correctionsText.nothingIssued)} {t(problem)}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          onClick={make}
          busy={isBusy}
          {...fullName(correctionsText.issueAgain, say(correctionsText.issueAgainWith, { name }))}
        >
          {t(correctionsText.issueAgain)}
        </Button>
        <ButtonLink
          to="."
          search={(now) => ({ ...now, edit: uuid })}
          resetScroll={false}
          preload={false}
          {...fullName(correctionsText.decline, say(correctionsText.declineIt, { name }))}
        >
          {t(correctionsText.decline)}
        </ButtonLink>
      </div>
    </article>
  );
}

function Names({ correction: { certificate, name, note } }: Pick<Props, 'correction'>) {
  const { t } = useText();
  return (
    <dl className={styles.names}>
      <dt>{t(correctionsText.onCertificate)}</dt>
      <dd>{certificate.holder}</dd>
      <dt>{t(correctionsText.askedFor)}</dt>
      <dd>
        <strong>{name}</strong>
      </dd>
      {note && (
        <>
          <dt>{t(correctionsText.note)}</dt>
          <dd className={styles.note}>{note}</dd>
        </>
      )}
    </dl>
  );
}

function useMaking({ uuid, certificate: old }: OpenCorrection, onMade: Props['onMade']) {
  const write = useWrite(makeCorrection);
  const [problem, setProblem] = useState<Words | null>(null);
  const [make, isBusy] = useOneAtATime(async () => {
    setProblem(null);
    try {
      const { certificate } = await write.mutateAsync({ body: { correction: uuid } });
      onMade(
        say(correctionsText.issued, {
          number: certificate.number,
          holder: certificate.holder,
          old: old.number,
        }),
      );
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  });
  return { make: () => void make(), isBusy, problem };
}
