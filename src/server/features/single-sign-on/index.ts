export { endIdentitiesOf } from './identities/identities.ts';
export { linkMail, settingMail } from './mail-content.ts';
export { purgeUnfinishedSignIns } from './purge.ts';
