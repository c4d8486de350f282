export { tokenCreatedMail } from './mail-content.ts';
