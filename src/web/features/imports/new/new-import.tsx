import { useNavigate } from '@tanstack/react-router';
import { type ImportKind, importKinds, maxImportRows } from '#contract/imports/imports.ts';
import { storeOrganisation } from '#contract/organisations/organisations.ts';
import { mayCall } from '#contract/rights.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { importsMessages } from '#messages/imports/imports.ts';
import { FileLink } from '#web/features/imports/file-link.tsx';
import { kindLabels } from '#web/features/imports/import-labels.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ownOrganisations } from '#web/platform/session/own-organisations.ts';
import { useCurrentUser, useMayCall } from '#web/platform/session/session.ts';
import { apiBase } from '#web/settings.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import { FileButton } from '#web/ui/file-drop/file-button.tsx';
import { FileDrop } from '#web/ui/file-drop/file-drop.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx';
import { RadioChoice } from '#web/ui/radio-choice/radio-choice.tsx';
import styles from './new-import.module.css';
import { maxMegabytes, useImportUpload } from './use-import-upload.ts';

const choices = importKinds.map((value) => ({ value, label: kindLabels[value] }));

/**
 * The kind of import is in the address, so that a link can choose it. Whoever keeps some organisations
 * alone has no choice: they import people.
 */
export function NewImport({ kind: wanted }: { kind: ImportKind }) {
  const navigate = useNavigate();
  const hasChoice = useMayCall(storeOrganisation);
  const kind = hasChoice ? wanted : 'people';
  const upload = useImportUpload(kind);
  const { t } = useTranslation();

  const choose = (kind: ImportKind) =>
    void navigate({
      to: '.',
      search: (current) => ({ ...current, kind, page: undefined }),
      replace: true,
    });

  return (
    <section className={styles.new} aria-labelledby="new-import">
      <h2 id="new-import">{t(importsMessages.newImport)}</h2>
      {hasChoice && (
        <RadioChoice
          legend={importsMessages.whatIsIn}
          id="import-kind"
          choices={choices}
          value={kind}
          onChange={choose}
        />
      )}
      <DropBox percent={upload.percent} onFile={upload.send} />
      {upload.problem && (
        <Callout tone="danger" role="alert">
          <strong>
            {t(upload.problem.isUnanswered ? importsMessages.maybeTaken : importsMessages.notTaken)}
          </strong>{' '}
          {t(upload.problem.why)} {upload.problem.isUnanswered && t(importsMessages.sameAgain)}
        </Callout>
      )}
      <About kind={kind} />
    </section>
  );
}

type DropProps = { percent: number | null; onFile: (file: File) => void };

function DropBox({ percent, onFile }: DropProps) {
  const { t } = useTranslation();
  const takeFirst = ([file]: readonly File[]) => file && onFile(file);
  return (
    <FileDrop label={importsMessages.chooseAFile} className={styles.drop} onFiles={takeFirst}>
      <FileButton
        label={importsMessages.fileToImport}
        accept=".csv,.txt,.tsv,.xlsx"
        variant="primary"
        busy={percent !== null}
        onFiles={takeFirst}
      >
        <Icon name="file" />
        {t(importsMessages.choose)}
      </FileButton>
      <p>
        <span className={styles.orDrop}>{t(importsMessages.orDrop)} </span>
        {t(importsMessages.limits, { megabytes: maxMegabytes, rows: maxImportRows })}
      </p>
      {percent !== null && <ProgressBar value={percent} label={importsMessages.sending} />}
    </FileDrop>
  );
}

const recognised: Record<ImportKind, MessageDescriptor> = {
  people: importsMessages.peopleRecognised,
  organisations: importsMessages.organisationsRecognised,
};

/** What an organisation’s administrator may want to know before they fill in a file. */
function WhereNewPeopleGo() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  if (mayCall(user, storeOrganisation)) return null;
  const [first, ...others] = ownOrganisations(user, 'people.manage');
  if (!first) return null;
  const { name } = first;
  return (
    <li>
      {others.length === 0
        ? t(importsMessages.newInOne, { name })
        : t(importsMessages.newInSeveral, { count: others.length + 1 })}
    </li>
  );
}

function About({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation();
  const sample = (ending: string) => `${apiBase()}/api/admin/import/sample/${kind}.${ending}`;
  return (
    <ul className={styles.about}>
      <li>{t(importsMessages.firstYouSee)}</li>
      <li>{t(recognised[kind])}</li>
      <WhereNewPeopleGo />
      <li>{t(importsMessages.absentStays)}</li>
      <li>
        {t(importsMessages.samples, {
          csv: (words) => (
            <FileLink to={sample('csv')} name={importsMessages.sampleCsv}>
              {words}
            </FileLink>
          ),
          excel: (words) => (
            <FileLink to={sample('xlsx')} name={importsMessages.sampleExcel}>
              {words}
            </FileLink>
          ),
        })}
      </li>
    </ul>
  );
}
