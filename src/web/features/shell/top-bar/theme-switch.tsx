import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { setTheme, useTheme } from '#web/platform/browser/theme.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
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
