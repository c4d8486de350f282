import { shellText } from '#texts/shell.ts';
import { chooseTheme, useTheme } from '#web/platform/theme.ts';
import { useText } from '#web/platform/use-text.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './top-bar.module.css';

export function ThemeSwitch() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const { attr } = useText();
  const name = other === 'dark' ? shellText.darkTheme : shellText.lightTheme;
  return (
    <IconButton
      icon={other === 'dark' ? 'moon' : 'sun'}
      label={name}
      {...attr('title', name)}
      className={styles.theme}
      onClick={() => chooseTheme(other)}
    />
  );
}
