import { learningAssetsText } from '#texts/learning-assets.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { SmallButton } from '#web/ui/small-button.tsx';
import styles from './assets.module.css';
import type { Upload } from './use-uploads.ts';

/** Files on their way, and why some of them did not arrive. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <ul className={styles.uploads}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          {upload.share === null ? <Failed upload={upload} /> : <OnItsWay upload={upload} />}
        </li>
      ))}
    </ul>
  );
}

function OnItsWay({ upload: { name, share, cancel } }: { upload: Upload }) {
  const percent = Math.round((share ?? 0) * 100);
  const { t } = useText();
  return (
    <div className={styles.upload}>
      <span className={styles.words}>{name}</span>
      <span>
        {percent === 100
          ? t(learningAssetsText.checking)
          : t(learningAssetsText.percent, { percent })}
      </span>
      <SmallButton onPress={cancel} label={say(learningAssetsText.cancelUpload, { file: name })}>
        {t(sharedText.cancel)}
      </SmallButton>
      <ProgressBar value={percent} label={say(learningAssetsText.uploading, { file: name })} />
    </div>
  );
}

function Failed({ upload: { name, problem, cancel } }: { upload: Upload }) {
  const { t } = useText();
  return (
    <p role="alert" className={styles.failed}>
      <span>
        {t(learningAssetsText.notUploaded, {
          strong: (inside) => <strong>{inside}</strong>,
          file: name,
          why: problem,
        })}
      </span>
      <SmallButton onPress={cancel} label={say(learningAssetsText.dismissFile, { file: name })}>
        {t(learningAssetsText.dismiss)}
      </SmallButton>
    </p>
  );
}
