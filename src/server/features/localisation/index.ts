export { countMissing } from './count-missing.ts';
export { refreshTranslations } from './refresh-translations.ts';
