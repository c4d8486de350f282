import { defineMessages } from '#lib/messages/message.ts';

export const copyButtonMessages = defineMessages('controls', {
  copyIt: 'Copy {{what}}',
  copyYourself: 'Could not copy. Select the text and copy it yourself.',
});

/** Its section is that of shared texts, where it was: reworded texts are stored by it. */
export const copyMessages = defineMessages('shared', {
  copied: 'Copied',
  copy: 'Copy',
});
