export { confirmCaller } from './confirm-password.ts';
