export { refreshTranslations } from './refresh-translations.ts';
