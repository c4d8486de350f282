import { defineMessages } from '#lib/messages/message.ts';

/** What becomes of an area that is unticked. Of the section of its screen, which doesn’t wait for it. */
export const removedAreasMessages = defineMessages('assigning', {
  areaWillGo:
    '<strong>{{area}}</strong> will be removed. Anything written in it is kept, and comes back when it is assigned again.',
  areaWithWorkWillGo: {
    one: '<strong>{{area}}</strong> will be removed. The reflection written in it is kept, and comes back when it is assigned again.',
    other:
      '<strong>{{area}}</strong> will be removed. The {{count}} reflections written in it are kept, and come back when it is assigned again.',
  },
});
