import { message } from '#lib/messages/message.ts';
import { learningAssetsMessages } from '#messages/learning/learning-assets.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import styles from './assets.module.css';
import type { Upload } from './use-uploads.ts';

/** Files on their way, and why some of them did not arrive. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <ul className={styles.uploads}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          {upload.share === null ? (
            <FailedUpload upload={upload} />
          ) : (
            <UploadingFile upload={upload} />
          )}
        </li>
      ))}
    </ul>
  );
}

function UploadingFile({ upload: { name, share, cancel } }: { upload: Upload }) {
  const percent = Math.round((share ?? 0) * 100);
  const { t } = useTranslation();
  return (
    <div className={styles.upload}>
      <span className={styles.words}>{name}</span>
      <span>
        {percent === 100
          ? t(learningAssetsMessages.checking)
          : t(learningAssetsMessages.percent, { percent })}
      </span>
      <SmallButton
        onPress={cancel}
        label={message(learningAssetsMessages.cancelUpload, { file: name })}
      >
        {t(sharedMessages.cancel)}
      </SmallButton>
      <ProgressBar
        value={percent}
        label={message(learningAssetsMessages.uploading, { file: name })}
      />
    </div>
  );
}

function FailedUpload({ upload: { name, problem, cancel } }: { upload: Upload }) {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.failed}>
      <span>
        {t(learningAssetsMessages.notUploaded, {
          strong: (inside) => <strong>{inside}</strong>,
          file: name,
          why: problem,
        })}
      </span>
      <SmallButton
        onPress={cancel}
        label={message(learningAssetsMessages.dismissFile, { file: name })}
      >
        {t(learningAssetsMessages.dismiss)}
      </SmallButton>
    </p>
  );
}
