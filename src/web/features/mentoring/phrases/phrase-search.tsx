import { message } from '#lib/messages/message.ts';
import { phrasesMessages } from '#messages/mentoring/phrases.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import styles from './phrases.module.css';

type Props = { search: string; onSearch: (search: string) => void; count: number };

/** Finds one's own phrases as they are typed for. */
export function PhraseSearch({ search, onSearch, count }: Props) {
  const { t } = useTranslation();
  return (
    <search>
      <TextField
        type="search"
        label={phrasesMessages.find}
        value={search}
        autoComplete="off"
        onChange={({ target }) => onSearch(target.value)}
      />
      <p role="status" className={styles.quiet}>
        {search.trim() !== '' &&
          t(count > 0 ? message(phrasesMessages.found, { count }) : phrasesMessages.nothingFound)}
      </p>
    </search>
  );
}
