import type { Reflection } from '#contract/mentoring.ts';
import { nameIn } from '#contract/place-names.ts';
import { finishingText } from '#texts/finishing.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { draftKey } from '#web/platform/drafts.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './finish.module.css';
import type { Verdict } from './marks.ts';
import { SignOffConsequences } from './sign-off-consequences.tsx';
import { unsavedTexts } from './unsaved-texts.ts';
import type { useSignOff } from './use-sign-off.ts';
import type { StepTexts } from './use-step-texts.ts';

type Props = {
  reflection: Reflection;
  asked: readonly Verdict[];
  texts: StepTexts | undefined;
  signing: ReturnType<typeof useSignOff>;
  onGo: (question: number) => void;
};

/** The one thing the product asks about: undoing it is done in the open, and not for long. */
export function SignOffDialog(props: Props) {
  return props.signing.isAsking ? <Asking {...props} /> : null;
}

function Asking({ reflection, asked, texts, signing, onGo }: Props) {
  const { t, locale } = useText();
  const [unsaved] = useUnsavedElsewhere(reflection, texts);
  const { isBusy, refusal, confirm, cancel } = signing;
  return (
    <Dialog
      open
      onClose={cancel}
      title={say(finishingText.signOffIt, { reflection: nameIn(locale, reflection) })}
      footer={
        <>
          <Button onClick={cancel}>{t(sharedText.cancel)}</Button>
          {unsaved === undefined ? (
            <Button variant="primary" onClick={confirm} busy={isBusy}>
              {t(finishingText.signOff)}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => onGo(unsaved)}>
              {t(finishingText.goToQuestion, { number: unsaved })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        {unsaved === undefined ? (
          <SignOffConsequences reflection={reflection} asked={asked} texts={texts} />
        ) : (
          <p>{t(finishingText.hasDraft, { number: unsaved })}</p>
        )}
        {refusal && (
          <Notice tone="danger" role="alert">
            {t(finishingText.notSignedOff, {
              why: refusal,
              strong: (words) => <strong>{words}</strong>,
            })}
          </Notice>
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
