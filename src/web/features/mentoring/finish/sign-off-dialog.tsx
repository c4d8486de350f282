import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { AnswerVerdict } from '#web/features/mentoring/texts/marks.ts';
import { unsavedTexts } from '#web/features/mentoring/texts/unsaved-texts.ts';
import type { StepTexts } from '#web/features/mentoring/texts/use-step-texts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { draftKey } from '#web/platform/drafts/drafts.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import styles from './finish.module.css';
import { SignOffConsequences } from './sign-off-consequences.tsx';
import type { useSignOff } from './use-sign-off.ts';

type Props = {
  reflection: Reflection;
  asked: readonly AnswerVerdict[];
  texts: StepTexts | undefined;
  signing: ReturnType<typeof useSignOff>;
  onGo: (question: number) => void;
};

/** The one thing the product asks about: undoing it is done in the open, and not for long. */
export function SignOffDialog(props: Props) {
  return props.signing.isAsking ? <Asking {...props} /> : null;
}

function Asking({ reflection, asked, texts, signing, onGo }: Props) {
  const { t, locale } = useTranslation();
  const [unsaved] = useUnsavedElsewhere(reflection, texts);
  const { isBusy, refusal, confirm, cancel } = signing;
  return (
    <Dialog
      open
      onClose={cancel}
      title={message(finishingMessages.signOffIt, { reflection: nameIn(locale, reflection) })}
      footer={
        <>
          <Button onClick={cancel}>{t(sharedMessages.cancel)}</Button>
          {unsaved === undefined ? (
            <Button variant="primary" onClick={confirm} busy={isBusy}>
              {t(finishingMessages.signOff)}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => onGo(unsaved)}>
              {t(finishingMessages.goToQuestion, { number: unsaved })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        {unsaved === undefined ? (
          <SignOffConsequences reflection={reflection} asked={asked} texts={texts} />
        ) : (
          <p>{t(finishingMessages.hasDraft, { number: unsaved })}</p>
        )}
        {refusal && (
          <Callout tone="danger" role="alert">
            {t(finishingMessages.notSignedOff, {
              why: refusal,
              strong: (words) => <strong>{words}</strong>,
            })}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}

/** The step's own texts are saved with the sign-off; those of other steps need their own step. */
function useUnsavedElsewhere(reflection: Reflection, texts: StepTexts | undefined): number[] {
  const { uuid } = useCurrentUser();
  const unsaved = unsavedTexts(reflection, (name) => draftKey(uuid, name)).map(
    ({ number }) => number,
  );
  return texts ? unsaved.filter((number) => number !== reflection.questions.length) : unsaved;
}
