export { confirmOwnPassword } from './confirm-password.ts';
