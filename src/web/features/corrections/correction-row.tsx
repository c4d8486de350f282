import { useState } from 'react';
import { makeCorrection, type OpenCorrection } from '#contract/certificates/corrections.ts';
import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { correctionsMessages } from '#messages/certificates/corrections.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { changeError } from '#web/patterns/late-failure/change-error.ts';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { PersonLink } from '#web/patterns/person-link/person-link.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { isUnanswered } from '#web/platform/calls/api-error.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import card from '#web/ui/card/card.module.css';
import styles from './corrections.module.css';

type Props = {
  correction: OpenCorrection;
  onMade: (feedback: Message) => void;
  /** Without an answer: the certificate may be issued, and then this row goes. */
  onUnanswered: (feedback: Message) => void;
};

/** One request: who asks for which name instead of which, and what issuing or declining does. */
export function CorrectionRow(props: Props) {
  const { correction } = props;
  const { t, fullName } = useTranslation();
  const { uuid, certificate, learner, name, asked_at } = correction;
  const [renames, setRenames] = useState(false);
  const { make, isBusy, problem } = useMakeCorrection(props, renames);
  const isInForce = certificate.status === 'valid';
  return (
    <article className={card.card} aria-labelledby={`correction-${uuid}`}>
      <div>
        <h2 id={`correction-${uuid}`}>
          <PersonLink of={learner} className={styles.learner} />
        </h2>
        <p className={styles.about}>
          {t(correctionsMessages.askedForOn, {
            number: certificate.number,
            area: <LocalizedName of={{ name: certificate.area, name_mi: certificate.area_mi }} />,
            at: new Date(asked_at),
            certificate: (number) => (
              <a href={certificate.url} target="_blank" rel="noreferrer">
                {number}
                <span className="visually-hidden"> {t(sharedMessages.opensInNewTab)}</span>
              </a>
            ),
          })}
        </p>
      </div>
      <Names correction={correction} />
      <p className={styles.about}>
        {t(isInForce ? correctionsMessages.whatFollows : correctionsMessages.withdrawnNow, {
          learner: learner.name,
          number: <span className={styles.number}>{certificate.number}</span>,
        })}
      </p>
      {isInForce && learner.name !== name && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={renames}
            onChange={(event) => setRenames(event.target.checked)}
          />
          <span>{t(correctionsMessages.renameAccount, { learner: learner.name, name })}</span>
        </label>
      )}
      {problem && (
        <Callout tone="danger" role="alert">
          {t(correctionsMessages.nothingIssued)} {t(problem)}
        </Callout>
      )}
      <div className={styles.buttons}>
        {isInForce && (
          <Button
            variant="primary"
            onClick={make}
            busy={isBusy}
            {...fullName(
              correctionsMessages.issueAgain,
              message(correctionsMessages.issueAgainWith, { name }),
            )}
          >
            {t(correctionsMessages.issueAgain)}
          </Button>
        )}
        <ButtonLink
          to="."
          search={(current) => ({ ...current, edit: uuid })}
          resetScroll={false}
          preload={false}
          {...fullName(
            correctionsMessages.decline,
            message(correctionsMessages.declineIt, { name }),
          )}
        >
          {t(correctionsMessages.decline)}
        </ButtonLink>
      </div>
    </article>
  );
}

function Names({ correction: { certificate, name, note } }: Pick<Props, 'correction'>) {
  const { t } = useTranslation();
  return (
    <dl className={styles.names}>
      <dt>{t(correctionsMessages.onCertificate)}</dt>
      <dd>{certificate.holder}</dd>
      <dt>{t(correctionsMessages.askedFor)}</dt>
      <dd>
        <strong>{name}</strong>
      </dd>
      {note && (
        <>
          <dt>{t(correctionsMessages.note)}</dt>
          <dd className={styles.note}>{note}</dd>
        </>
      )}
    </dl>
  );
}

function useMakeCorrection({ correction, onMade, onUnanswered }: Props, renames: boolean) {
  const { uuid, certificate: old, learner } = correction;
  const write = useWrite(makeCorrection);
  const [problem, setProblem] = useState<DisplayText | null>(null);
  const [make, isBusy] = useOneAtATime(async () => {
    setProblem(null);
    try {
      const { certificate } = await write.mutateAsync({
        body: { correction: uuid, rename_account: renames },
      });
      const { number, holder } = certificate;
      const issued = { number, holder, old: old.number };
      onMade(
        renames
          ? message(correctionsMessages.issuedAndRenamed, { ...issued, learner: learner.name })
          : message(correctionsMessages.issued, issued),
      );
    } catch (error) {
      if (isUnanswered(error)) onUnanswered(changeError(learner.name, error));
      else setProblem(errorMessage(error));
    }
  });
  return { make: () => void make(), isBusy, problem };
}
