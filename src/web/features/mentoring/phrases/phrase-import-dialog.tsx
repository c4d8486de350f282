import type { ReplyJson } from '#contract/endpoint.ts';
import type { importPhrases } from '#contract/phrases/phrases.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { phraseImportMessages } from '#messages/mentoring/phrase-import.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { PhraseProblems } from './phrase-problems.tsx';

type Props = {
  file: File;
  /** What importing the file would answer. */
  preview: ReplyJson<typeof importPhrases>;
  problem: DisplayText;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation, because it writes many phrases at once. */
export function PhraseImportDialog({ file, preview, problem, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const { added, unchanged, problems } = preview;
  return (
    <Dialog
      open
      onClose={onClose}
      title={phraseImportMessages.title}
      footer={
        <>
          <Button onClick={onClose}>
            {t(added > 0 ? sharedMessages.cancel : sharedMessages.close)}
          </Button>
          {added > 0 && (
            <Button variant="primary" busy={isBusy} onClick={onConfirm}>
              {t(phraseImportMessages.confirm, { count: added })}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <Callout tone="danger" role="alert">
          {t(problem)}
        </Callout>
      )}
      <p>
        {added > 0
          ? t(phraseImportMessages.wouldAdd, { file: file.name, count: added })
          : t(phraseImportMessages.wouldAddNothing, { file: file.name })}{' '}
        {unchanged > 0 && t(phraseImportMessages.unchanged, { count: unchanged })}
      </p>
      {problems.length > 0 && (
        <>
          <p>{t(phraseImportMessages.problems, { count: problems.length })}</p>
          <PhraseProblems problems={problems} />
        </>
      )}
    </Dialog>
  );
}
