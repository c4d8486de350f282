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
  return (
    <div className={styles.upload}>
      <span className={styles.words}>{name}</span>
      <span>{percent === 100 ? 'Checking…' : `${percent} %`}</span>
      <SmallButton onPress={cancel} label={`Cancel ${name}`}>
        Cancel
      </SmallButton>
      <ProgressBar value={percent} label={`Uploading ${name}`} />
    </div>
  );
}

function Failed({ upload: { name, problem, cancel } }: { upload: Upload }) {
  return (
    <p role="alert" className={styles.failed}>
      <span>
        <strong>{name} was not uploaded.</strong> {problem}
      </span>
      <SmallButton onPress={cancel} label={`Dismiss ${name}`}>
        Dismiss
      </SmallButton>
    </p>
  );
}
