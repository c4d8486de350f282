import { shellMessages } from '#messages/shell.ts';
import { setTheme, useTheme } from '#web/platform/theme.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './top-bar.module.css';

export function ThemeSwitch() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const { attr } = useTranslation();
  const name = other === 'dark' ? shellMessages.darkTheme : shellMessages.lightTheme;
  return (
    <IconButton
      icon={other === 'dark' ? 'moon' : 'sun'}
      label={name}
      {...attr('title', name)}
      className={styles.theme}
      onClick={() => setTheme(other)}
    />
  );
}
